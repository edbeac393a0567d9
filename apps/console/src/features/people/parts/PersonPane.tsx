import { peopleConsoleCalls as calls } from '@meetingapp/contract/people.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { freshPerson, PersonEditor } from './PersonEditor.tsx';

interface PersonPaneProps {
  /** Null: a new person. */
  id: number | null;
  close: () => void;
  saved: (id: number) => void;
}

/** One person of the programme. */
export function PersonPane({ id, close, saved }: PersonPaneProps) {
  const cid = useCid();
  const asked = useCall(calls.read, { cid, expertId: id ?? 0 }, { enabled: id !== null });
  if (id === null) return <PersonEditor person={null} fields={freshPerson} close={close} saved={saved} />;
  const current = asked.answer?.expert.id === id ? asked.answer : undefined;
  return (
    <Answered asked={{ ...asked, answer: current }}>
      {(answer) => {
        const { name, affiliation, post, phone, email } = answer.expert;
        const fields = { name, affiliation, post, biography: answer.biography, phone, email };
        return <PersonEditor person={answer} fields={fields} close={close} saved={saved} />;
      }}
    </Answered>
  );
}
