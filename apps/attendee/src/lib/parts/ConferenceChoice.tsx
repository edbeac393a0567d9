import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { use } from 'react';
import { useCall } from '../calls/use-call.ts';
import { addressOf } from '../navigation/address.ts';
import { Link } from '../navigation/navigation.tsx';
import { PageContext } from '../navigation/page.ts';
import { useLanguage } from '../texts/language.ts';
import { useT } from '../texts/texts.ts';
import { daysText } from '../time/dates.ts';

interface ConferenceChoiceProps {
  /** Why one has to be chosen; by default only that it has. */
  title?: string | undefined;
  text?: string | undefined;
  /** False below a page's own heading. */
  heading?: boolean;
  /** Address to which the choice leads; by default this page, with the conference. */
  to?: ((cid: number) => string) | undefined;
}

/** All conferences, for a page that belongs to one and does not know which: the choice leads on to the page itself. */
export function ConferenceChoice({ title, text, heading = true, to }: ConferenceChoiceProps) {
  const app = useT('app');
  const language = useLanguage();
  const { name, parameters, search: query } = use(PageContext);
  const here = (cid: number): string => addressOf(name ?? 'index', parameters, { cid }, query);
  const { answer, failure, asking, again } = useCall(conferenceCalls.list, { words: '' }, { kept: true, quiet: true });
  return (
    <>
      <EmptyState
        heading={heading}
        icon={search}
        title={title ?? app('whichConference')}
        text={text}
        action={
          <Link name="index" className={buttonClass('soft', 'sm')}>
            {app('toConferences')}
          </Link>
        }
      />
      {!answer && failure && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {!answer && !failure && (
        <Waiting label={app('loading')}>
          <Skeleton height="1.2rem" />
          <Skeleton height="1.2rem" />
        </Waiting>
      )}
      {answer && answer.conferences.length > 0 && (
        <List>
          {answer.conferences.map(({ cId, title: its, startsOn, endsOn, city }) => (
            <ListRow
              key={cId}
              title={its}
              text={`${daysText(startsOn, endsOn, language)} · ${city}`}
              href={(to ?? here)(cId)}
            />
          ))}
        </List>
      )}
    </>
  );
}
