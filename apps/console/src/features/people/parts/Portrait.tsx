import { peopleConsoleCalls as calls, type ListedExpert } from '@meetingapp/contract/people.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { userRound } from '@meetingapp/ui/icons/icons.ts';
import { Button, Upload } from 'antd';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';

/** Portrait of a person, as phones show it. */
export function Portrait({ expert }: { expert: ListedExpert }) {
  const t = useT('peopleConsole');
  const cid = useCid();
  const put = useChange(calls.setPortrait, { refreshes: changed });
  const remove = useChange(calls.removePortrait, { refreshes: changed });
  return (
    <div className="person-portrait">
      {expert.portrait ? (
        <img src={expert.portrait} alt="" />
      ) : (
        <span className="none">
          <Icon icon={userRound} />
        </span>
      )}
      <Upload
        accept="image/jpeg,image/png,image/webp"
        showUploadList={false}
        beforeUpload={(file) => {
          void put.change({ cid, expertId: expert.id }, file);
          return false;
        }}
      >
        <Button size="small" loading={put.busy}>
          {t('portrait')}
        </Button>
      </Upload>
      {expert.portrait && (
        <Button size="small" type="text" onClick={() => void remove.change({ cid, expertId: expert.id })}>
          {t('removePortrait')}
        </Button>
      )}
    </div>
  );
}
