import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { use } from 'react';
import { To } from '../../../lib/go.tsx';
import { PageContext } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import { useHome } from '../data.ts';
import type { Template } from '../templates/template.ts';
import { HomePage } from './HomePage.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { ShownContext } from './shown.ts';

/** The home of the conference of the address, drawn by a template. */
export function HomeView({ template }: { template: Template }) {
  const shown = use(ShownContext);
  return shown ? (
    <HomePage cid={String(shown.conference.cId)} info={shown} template={template} />
  ) : (
    <OwnHome template={template} />
  );
}

function OwnHome({ template }: { template: Template }) {
  const app = useT('app');
  const { parameters } = use(PageContext);
  const cid = parameters['cid'] ?? '';
  const { answer, failure, asking, again } = useHome(cid);
  const info = answer?.data;
  useTitle(info?.conference.title ?? '');
  if (info) return <HomePage cid={cid} info={info} template={template} />;
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
