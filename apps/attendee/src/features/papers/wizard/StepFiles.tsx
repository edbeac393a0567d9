import { submissionCalls as calls } from '@meetingapp/contract/papers/submission.ts';
import type { PaperFileKind } from '@meetingapp/contract/papers/paper.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { trash2 } from '@meetingapp/ui/icons/icons.ts';
import { paperclip } from '@meetingapp/ui/icons/icons-programme.ts';
import { Meter } from '@meetingapp/ui/data/Meter.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { useId, useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { megabytes } from '../view.ts';
import type { StepProps } from './step-props.ts';

const accepts: Record<PaperFileKind, string> = {
  manuscript: 'application/pdf',
  poster: 'application/pdf,image/jpeg,image/png,image/webp',
  audio: 'audio/mpeg,audio/mp4,.mp3,.m4a',
};
const hints = { manuscript: 'files.manuscriptHint', poster: 'files.posterHint', audio: 'files.audioHint' } as const;
const LARGEST = 30 * 1024 * 1024;

/** Required files, one of each kind. */
export function StepFiles(props: StepProps) {
  const t = useT('papersSubmission');
  const { files } = props.call;
  if (files.length === 0) return <Note>{t('files.none')}</Note>;
  return (
    <div className="fields">
      <p className="t-sm ink-2">{t('files.later')}</p>
      {files.map((kind) => (
        <OneFile key={kind} kind={kind} {...props} />
      ))}
    </div>
  );
}

function OneFile({ cid, kind, writing }: StepProps & { kind: PaperFileKind }) {
  const t = useT('papersSubmission');
  const id = useId();
  const [share, setShare] = useState<number | null>(null);
  const [wrong, setWrong] = useState('');
  const adding = useSend(calls.addPaperFile);
  const removing = useSend(calls.removePaperFile);
  const paperId = writing.paper?.paperId ?? 0;
  const file = writing.paper?.files.find((one) => one.kind === kind);
  const name = t(`files.${kind}`);

  async function send(picked: File) {
    setWrong('');
    if (picked.size > LARGEST) return setWrong(t('files.large', { size: megabytes(picked.size) }));
    setShare(0);
    const outcome = await adding.send({ cid, paperId, kind }, { file: picked, progress: setShare });
    setShare(null);
    if (outcome.ok) writing.renew(outcome.answer.paper);
    else setWrong(outcome.failure.msg);
  }
  async function remove() {
    const outcome = await removing.send({ cid, paperId, fileId: file?.id ?? 0 });
    if (outcome.ok) writing.renew(outcome.answer.paper);
    else setWrong(outcome.failure.msg);
  }

  return (
    <section aria-labelledby={`${id}n`}>
      <div className="legend">
        <span id={`${id}n`}>{name}</span>
        <small>{t(hints[kind])}</small>
      </div>
      <div className="papers-file">
        <Icon icon={paperclip} />
        <span className="grow">
          {file ? (
            <a href={file.address} target="_blank" rel="noreferrer">
              {file.name}
            </a>
          ) : (
            <span className="ink-3">{t('files.pick')}</span>
          )}
          {file && <small className="ink-3">{t('files.size', { size: megabytes(file.size) })}</small>}
          {share !== null && (
            <Meter
              value={Math.round(share * 100)}
              max={100}
              label={`${t('files.sending')} ${name}`}
              text={`${Math.round(share * 100)}%`}
            />
          )}
        </span>
        <label className="btn soft sm">
          <span className="idle">{t(file ? 'files.change' : 'files.pick')}</span>
          <input
            type="file"
            className="sr"
            accept={accepts[kind]}
            aria-label={`${t(file ? 'files.change' : 'files.pick')} ${name}`}
            disabled={share !== null}
            onChange={({ target }) => {
              const picked = target.files?.[0];
              target.value = '';
              if (picked) void send(picked);
            }}
          />
        </label>
        {file && (
          <IconButton
            icon={trash2}
            size="s"
            label={t('files.remove', { name })}
            disabled={removing.sending}
            onClick={() => void remove()}
          />
        )}
      </div>
      {wrong && (
        <p className="papers-wrong" role="alert">
          {wrong}
        </p>
      )}
    </section>
  );
}
