import { peopleConsoleCalls as calls, type ListedExpert } from '@meetingapp/contract/people.ts';
import { Button } from 'antd';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';

/** Shows whether the person has an account, matched by the verified phone or e-mail. */
export function PersonAccount({ expert }: { expert: ListedExpert }) {
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
