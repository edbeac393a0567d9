import { agendaConsoleCalls } from '@meetingapp/contract/agenda/draft.ts';
import { peopleConsoleCalls } from '@meetingapp/contract/people.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useDesk } from '../parts/desk-context.ts';

const nothing = { zh: '', en: '' };

/** Adds an expert with the typed name; other details can be added later. */
export function NewExpert({ words, made }: { words: string; made: (id: number) => void }) {
  const t = useT('agendaConsole');
  const { cid } = useDesk();
  const save = useChange(peopleConsoleCalls.save, { refreshes: [agendaConsoleCalls.read, peopleConsoleCalls.list] });
  const name = words.trim();
  if (name === '') return null;
  async function make() {
    const names = /\p{Script=Han}/u.test(name) ? { zh: name, en: '' } : { zh: '', en: name };
    const rest = { affiliation: nothing, post: nothing, biography: nothing, phone: '', email: '' };
    const outcome = await save.change({ cid, expert: { ...rest, id: null, seen: null, name: names } });
    if (outcome.ok) made(outcome.answer.expertId);
  }
  return (
    <Button type="text" block icon={<Icon icon={plus} />} loading={save.busy} onClick={() => void make()}>
      {t('parts.make', { name })}
    </Button>
  );
}
