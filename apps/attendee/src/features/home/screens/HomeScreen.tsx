import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { useContext } from 'react';
import { To } from '../../../lib/go.tsx';
import { PageContext } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { useHome } from '../data.ts';
import { HomePage } from '../parts/HomePage.tsx';
import { HomeSkeleton } from '../parts/HomeSkeleton.tsx';
import { chooseTemplate, templateOfPath } from '../templates/registry.ts';

/** S20 to S32: the home of a conference, drawn by the template of its address. */
export function HomeScreen() {
  const app = useT('app');
  const { name, parameters } = useContext(PageContext);
  const cid = parameters['cid'] ?? '';
  const { answer, failure, asking, again } = useHome(cid);
  const info = answer?.data;
  useTitle(info?.conference.title ?? '');
  if (info) {
    const { template } = chooseTemplate(templateOfPath(name), info.conference.theme.template);
    return <HomePage cid={cid} info={info} template={template} />;
  }
  if (!failure) return <HomeSkeleton />;
  return (
    <Page>
      <ErrorState
        heading
        title={failure.msg}
        retry={
          failure.name === 'conference_unknown' ? undefined : { label: app('retry'), onPress: again, loading: asking }
        }
        action={
          <To name="index" className={buttonClass('soft', 'sm')}>
            {app('toConferences')}
          </To>
        }
      />
    </Page>
  );
}
