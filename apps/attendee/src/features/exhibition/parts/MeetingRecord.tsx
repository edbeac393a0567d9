import { departmentCalls as calls } from '@meetingapp/contract/exhibition/department.ts';
import { MOST_PICTURES } from '@meetingapp/domain/exhibition/report.ts';
import { pictureTypes } from '@meetingapp/domain/registration/kinds/picture.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { imagePlus } from '@meetingapp/ui/icons/icons-hall.ts';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface MeetingRecordProps {
  dmid: number;
  pictures: readonly string[];
  /** The host adds pictures and fetches the record. */
  isHost: boolean;
  again: () => void;
}

/** Pictures of a meeting, and for its host the record as a PDF. */
export function MeetingRecord({ dmid, pictures, isHost, again }: MeetingRecordProps) {
  const t = useT('department');
  const app = useT('app');
  const add = useSend(calls.addPicture);
  const remove = useSend(calls.removePicture);
  const report = useSend(calls.report);

  async function pick(file: File | undefined): Promise<void> {
    if (!file) return;
    const outcome = await add.send({ dmid }, { file });
    again();
    if (!outcome.ok) showTopTip(outcome.failure.msg);
  }
  async function removeNow(address: string): Promise<void> {
    const outcome = await remove.send({ dmid, address });
    again();
    if (!outcome.ok) showTopTip(outcome.failure.msg);
  }
  async function fetchReport(): Promise<void> {
    const outcome = await report.send({ dmid });
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    const { name, pdf } = outcome.answer;
    const bytes = Uint8Array.from(atob(pdf), (letter) => letter.codePointAt(0) ?? 0);
    saveFile(new Blob([bytes], { type: 'application/pdf' }), name);
  }
  return (
    <>
      <div className="head">
        <h2>{t('pictures')}</h2>
        {isHost && <span className="t-sm ink-2">{`${pictures.length} / ${MOST_PICTURES}`}</span>}
      </div>
      {pictures.length === 0 && !isHost && <p className="ink-2">{t('picturesNone')}</p>}
      <ul className="dm-pictures">
        {pictures.map((picture, at) => (
          <li key={picture}>
            <img src={smallPicture(picture, 256)} alt={t('pictureOf', { number: at + 1 })} loading="lazy" />
            {isHost && (
              <button
                type="button"
                aria-label={t('pictureRemove', { number: at + 1 })}
                onClick={() => void removeNow(picture)}
              >
                <Icon icon={x} size="xs" />
              </button>
            )}
          </li>
        ))}
        {isHost && pictures.length < MOST_PICTURES && (
          <li>
            <label className="dm-add" aria-busy={add.sending || undefined}>
              <Icon icon={imagePlus} />
              <input
                type="file"
                accept={pictureTypes.join(',')}
                aria-label={t('pictureAdd')}
                disabled={add.sending}
                onChange={({ target }) => {
                  const file = target.files?.[0];
                  // The same file can be chosen again after a refusal.
                  target.value = '';
                  void pick(file);
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {isHost && (
        <>
          <p className="t-sm ink-2">{t('picturesHint')}</p>
          <p>
            <Button
              variant="soft"
              size="md"
              icon={download}
              loading={report.sending}
              loadingText={app('submitting')}
              onClick={() => void fetchReport()}
            >
              {t('reportGet')}
            </Button>
          </p>
        </>
      )}
    </>
  );
}
