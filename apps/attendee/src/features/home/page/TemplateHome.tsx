import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { use } from 'react';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { PageContext } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { useHome } from '../data.ts';
import type { Template } from '../templates/template.ts';
import { HomePage } from './HomePage.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { PreviewContext } from './preview-context.ts';

/** Renders the home of the conference in the address with a template. */
export function TemplateHome({ template }: { template: Template }) {
  const shown = use(PreviewContext);
  return shown ? (
    <HomePage cid={String(shown.info.conference.cId)} info={shown.info} template={template} />
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
          <Link name="index" className={buttonClass('soft', 'sm')}>
            {app('toConferences')}
          </Link>
        }
      />
    </Page>
  );
}
