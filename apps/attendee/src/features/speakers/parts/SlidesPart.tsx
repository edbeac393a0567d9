import './slides.css';
import { speakerSlidesCalls as calls, type SlidesFile } from '@meetingapp/contract/speakers/slides.ts';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Meter } from '@meetingapp/ui/data/Meter.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { showNotice } from '@meetingapp/ui/feedback/feedback.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { Switch } from '@meetingapp/ui/forms/Switch.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { upload } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { useEffect, useRef } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { send } from '../../../lib/calls/call.ts';
import { randomKey } from '../../../lib/calls/random-key.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { speakerKey } from '../data.ts';
import { useSlidesUpload } from './use-slides-upload.ts';

const MEBI = 1024 * 1024;
const megabytes = (bytes: number): string =>
  bytes < MEBI ? Math.max(0.1, bytes / MEBI).toFixed(1) : String(Math.round(bytes / MEBI));
const states = { waiting: 'soon', checked: 'ok', returned: 'bad' } as const;

interface SlidesPartProps {
  cid: string;
  invitationId: number;
  zone: string;
  /** Scrolls here once it is shown. */
  reveal: boolean;
}

/** S54: the slides of a task: versions, upload, and whether attendees may have them. */
export function SlidesPart({ cid, invitationId, zone, reveal }: SlidesPartProps) {
  const t = useT('speakerSlides');
  const app = useT('app');
  const language = useLanguage();
  const who = { cid, linkKey: speakerKey.get(cid), invitationId };
  const asked = useCall(calls.slides, who, { fresh: 0, quiet: true });
  const uploading = useSlidesUpload(who);
  const { answer, failure } = asked;
  const part = useRef<HTMLElement>(null);
  const shown = answer !== undefined;
  useEffect(() => {
    if (reveal && shown) part.current?.scrollIntoView();
  }, [reveal, shown]);
  if (!answer)
    return failure ? (
      <Note kind="bad">{failure.msg}</Note>
    ) : (
      <Waiting label={app('loading')}>
        <Skeleton height="2rem" />
      </Waiting>
    );
  const { files, upload: broken, open, share, slidesBy } = answer;
  if (!open && files.length === 0) return null;
  const { running, left, wrong } = uploading;
  const [newest] = files;

  async function setShare(on: boolean): Promise<void> {
    const outcome = await send(calls.share, { ...who, share: on }, { key: randomKey(), quiet: true });
    invalidate(calls.slides);
    if (!outcome.ok) await showNotice({ title: app('tip'), text: outcome.failure.msg, ok: app('ok') });
  }
  return (
    <section ref={part} className="sp-slides" aria-labelledby="sp-slides">
      <div className="sp-head">
        <h2 id="sp-slides">{t('title')}</h2>
        {slidesBy && <span>{t('until', { time: momentText(slidesBy, zone, language) })}</span>}
      </div>
      {(files.length > 0 || running || broken) && (
        <List>
          {running && (
            <div className="sp-file">
              <FileKind name={running.name} />
              <span className="grow">
                <b>{running.name}</b>
                <span className="t-sm ink-2">
                  {t('sending', { sent: megabytes(running.sent), all: megabytes(running.bytes) })}
                  {left !== null && t('left', { seconds: left })}
                </span>
              </span>
              <IconButton icon={x} label={t('stop')} onClick={uploading.stop} />
              <Meter value={running.sent} max={running.bytes} label={t('sendingFile', { name: running.name })} />
            </div>
          )}
          {!running && broken && (
            <div className="sp-file">
              <FileKind name={broken.name} />
              <span className="grow">
                <b>{broken.name}</b>
                <span className="t-sm ink-2">
                  {t('brokenOff', { sent: megabytes(broken.sent), all: megabytes(broken.bytes) })}
                </span>
              </span>
              <Tag kind="soon">{t('unfinished')}</Tag>
              <Meter value={broken.sent} max={broken.bytes} label={t('sendingFile', { name: broken.name })} />
            </div>
          )}
          {files.map((file) => (
            <OneFile key={file.id} file={file} who={who} zone={zone} newest={file === newest} />
          ))}
          {files.length > 0 && (
            <div className="li">
              <span className="grow">
                {t('share')}
                <span className="li-text">{t('shareText')}</span>
              </span>
              <Switch checked={share} onChange={(on) => void setShare(on)} label={t('share')} />
            </div>
          )}
        </List>
      )}
      {wrong !== '' && (
        <div role="alert" className="sp-wrong">
          <Note kind="bad">{wrong}</Note>
        </div>
      )}
      {open && !running && (
        <>
          <label className="sp-drop">
            <Icon icon={upload} size="s" />
            <span>{t(broken ? 'goOn' : files.length > 0 ? 'another' : 'choose')}</span>
            <input
              type="file"
              className="sr"
              accept=".pptx,.pdf,.key,.mp4,.m4v,.mov"
              onChange={({ target }) => {
                const picked = target.files?.[0];
                target.value = '';
                if (picked) void uploading.put(picked);
              }}
            />
          </label>
          <p className="t-sm ink-2 sp-rule">{t('rule')}</p>
        </>
      )}
    </section>
  );
}

/** The end of the name, as a sign. */
function FileKind({ name }: { name: string }) {
  return (
    <span className="sp-kind" aria-hidden="true">
      {name.slice(name.lastIndexOf('.') + 1).toUpperCase()}
    </span>
  );
}

interface OneFileProps {
  file: SlidesFile;
  who: Parameters<typeof useSlidesUpload>[0];
  zone: string;
  newest: boolean;
}

function OneFile({ file, who, zone, newest }: OneFileProps) {
  const t = useT('speakerSlides');
  const app = useT('app');
  const language = useLanguage();
  const navigate = useNavigate();
  const shown = file.pages === 'own' || file.pages === 'drawn';

  async function open(view: 'file' | 'pages'): Promise<void> {
    const outcome = await send(calls.open, { ...who, slidesId: file.id, view }, { quiet: true });
    if (!outcome.ok) return showNotice({ title: app('tip'), text: outcome.failure.msg, ok: app('ok') });
    if (view === 'pages') navigate('pdfView', {}, { file: outcome.answer.address, name: file.name });
    else location.assign(outcome.answer.address);
  }
  return (
    <div className="sp-file">
      <FileKind name={file.name} />
      <span className="grow">
        <b>{file.name}</b>
        <span className="t-sm ink-2">
          {t('version', {
            number: file.number,
            size: megabytes(file.bytes),
            time: momentText(file.uploadedAt, zone, language),
          })}
        </span>
        <span className="sp-links">
          {shown && (
            <button type="button" className="link" onClick={() => void open('pages')}>
              {t('pages')}
            </button>
          )}
          <button type="button" className="link" onClick={() => void open('file')}>
            {t('save')}
          </button>
        </span>
      </span>
      <span className="sp-file-tags">
        {newest ? <Tag kind={states[file.state]}>{t(`states.${file.state}`)}</Tag> : <Tag>{t('earlier')}</Tag>}
        {newest && file.late && <Tag kind="soon">{t('late')}</Tag>}
      </span>
      {newest && file.state === 'returned' && <p className="sp-returned">{t('returned', { words: file.words })}</p>}
      {newest && !shown && (
        <p className="t-sm ink-2 sp-note">
          {t(`noPages.${file.pages === 'own' || file.pages === 'drawn' ? 'none' : file.pages}`)}
        </p>
      )}
    </div>
  );
}
