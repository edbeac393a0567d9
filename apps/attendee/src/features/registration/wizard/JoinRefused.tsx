import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { SignUpPlace } from '../../../shared/sign-up/place.ts';

/** Instead of the form, when nobody can join by the link of a group: why, and the way to register without the group. */
export function JoinRefused({ refusal, place }: { refusal: string; place: SignUpPlace }) {
  const t = useT('registration');
  const app = useT('app');
  const back = useBack('conferenceIndex', { cid: place.cid });
  const { group: _over, ...query } = place.query;
  return (
    <Page
      kind="ground"
      top={
        <TopBar
          title={t('joins.title')}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
    >
      <ErrorState
        title={refusal}
        action={
          <Link
            name={place.adding ? 'signAdd' : 'signHome'}
            params={{ opFlag: 0 }}
            query={query}
            className={buttonClass('soft', 'sm')}
          >
            {t('joins.alone')}
          </Link>
        }
      />
    </Page>
  );
}
