import { peopleConsoleCalls as calls, type ListedExpert } from '@meetingapp/contract/people-console.ts';
import { Button } from 'antd';
import { useCid } from '../../../lib/conference.ts';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';
import { changed } from '../data.ts';

/** Whether the person has an account of ours: found by the phone or e-mail that it has proved. */
export function Account({ expert }: { expert: ListedExpert }) {
  const t = useT('peopleConsole');
  const cid = useCid();
  const link = useChange(calls.link, { refreshes: changed });
  const set = (linked: boolean) => void link.change({ cid, expertId: expert.id, linked });
  return (
    <div className="row">
      <span className="grow small quiet">{t(expert.linked ? 'linkedText' : 'notLinkedText')}</span>
      <Button size="small" loading={link.busy} onClick={() => set(!expert.linked)}>
        {t(expert.linked ? 'unlink' : 'link')}
      </Button>
    </div>
  );
}
