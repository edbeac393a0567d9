import '../mailing/mailing.css';
import { mailingCalls as calls } from '@meetingapp/contract/messages/mailing.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useOpenRowOrNew } from '../../../lib/lists/use-open-row.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { MailingEditor } from '../mailing/MailingEditor.tsx';
import { MailingList } from '../mailing/MailingList.tsx';
import { MailingReport } from '../report/MailingReport.tsx';

/** Milliseconds between two looks at a message that is being sent. */
const POLL_MS = 3000;

/** Messages to many: the list, the open draft, or the report of one that has been started. */
export function Mailings() {
  const c = useT('console');
  const cid = useCid();
  const [open, setOpen] = useOpenRowOrNew();
  const asked = useCall(
    calls.read,
    { cid, id: open === 'new' || open === null ? 0 : open },
    {
      enabled: open !== null && open !== 'new',
      again: (answer) => (answer && ['scheduled', 'sending'].includes(answer.listed.state) ? POLL_MS : false),
    },
  );
  if (open === null) return <MailingList open={setOpen} />;
  const close = () => setOpen(null);
  if (open === 'new') return <MailingEditor key="new" kept={null} close={close} opened={setOpen} />;
  const current = asked.answer?.listed.id === open ? asked.answer : undefined;
  if (!current)
    return (
      <Page title={c('pages.messages')}>
        <Answered asked={{ ...asked, answer: current }}>{() => null}</Answered>
      </Page>
    );
  if (current.listed.state === 'draft')
    return <MailingEditor key={open} kept={current} close={close} opened={setOpen} />;
  return <MailingReport key={open} kept={current} close={close} opened={setOpen} />;
}
