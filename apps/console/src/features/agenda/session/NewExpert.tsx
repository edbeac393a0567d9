import { agendaConsoleCalls } from '@meetingapp/contract/agenda/draft.ts';
import { peopleConsoleCalls } from '@meetingapp/contract/people.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { useRef } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useDesk } from '../parts/desk-context.ts';

const nothing = { zh: '', en: '' };

interface NewExpertProps {
  words: string;
  make: () => Promise<void>;
  busy: boolean;
}

/** Adds an expert with a typed name; other details can be added later. A second request while one runs adds nobody. */
export function useNewExpert(words: string, made: (id: number) => void) {
  const { cid } = useDesk();
  const save = useChange(peopleConsoleCalls.save, { refreshes: [agendaConsoleCalls.read, peopleConsoleCalls.list] });
  const running = useRef(false);
  async function make() {
    const name = words.trim();
    if (name === '' || running.current) return;
    running.current = true;
    const names = /\p{Script=Han}/u.test(name) ? { zh: name, en: '' } : { zh: '', en: name };
    const rest = { affiliation: nothing, post: nothing, biography: nothing, phone: '', email: '' };
    const outcome = await save.change({ cid, expert: { ...rest, id: null, seen: null, name: names } });
    running.current = false;
    if (outcome.ok) made(outcome.answer.expertId);
  }
  return { make, busy: save.busy };
}

/** Offers to add an expert with the typed name. */
export function NewExpert({ words, make, busy }: NewExpertProps) {
  const t = useT('agendaConsole');
  const name = words.trim();
  if (name === '') return null;
  return (
    <Button type="text" block icon={<Icon icon={plus} />} loading={busy} onClick={() => void make()}>
      {t('parts.make', { name })}
    </Button>
  );
}
