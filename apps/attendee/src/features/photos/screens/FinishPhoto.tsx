import '../parts/photo.css';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { TextAction } from '@meetingapp/ui/actions/TextAction.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { showToast, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { circleUserRound } from '@meetingapp/ui/icons/icons-hall.ts';
import { download, pencil } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { send } from '@meetingapp/ui/icons/icons-topics.ts';
import { image } from '@meetingapp/ui/icons/icons.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useEffect, useState } from 'react';
import { saveFile } from '../../../lib/device/save-file.ts';
import { Link, useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { platform } from '../../../platform/platform.ts';
import { finishedOf, type FinishedPicture } from '../parts/finished-picture.ts';

const FILE_NAME = 'poster.png';
const BYTES_PER_KB = 1024;

/** The messenger saves only pictures that hold their bytes themselves. */
function addressOf(blob: Blob): string | Promise<string> {
  if (platform().kind !== 'messenger') return URL.createObjectURL(blob);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsDataURL(blob);
  });
}

/** S99: the finished picture: saved by button or long press, shared, used as avatar, or changed again. */
export function FinishPhoto() {
  const t = useT('photos');
  const app = useT('app');
  const go = useNavigate();
  const { cid: named } = useSearch();
  const current = useCurrentCid();
  const cid = named ?? current ?? '';
  const back = useBack('photo', { cid });
  const [made, setMade] = useState<(FinishedPicture & { address: string; kept: boolean }) | null>();
  useEffect(() => {
    let address = '';
    let wanted = true;
    void finishedOf(cid).then(async (found) => {
      const shown = found ? await addressOf(found.blob) : '';
      if (!wanted) return URL.revokeObjectURL(shown);
      address = shown;
      setMade(found ? { ...found, address } : null);
    });
    return () => {
      wanted = false;
      URL.revokeObjectURL(address);
    };
  }, [cid]);

  function save(picture: FinishedPicture): void {
    // The messenger cannot save files, but it saves a picture by a long press.
    if (platform().kind === 'messenger') return showToast(t('done.hold'));
    saveFile(picture.blob, FILE_NAME);
    showToast(t('done.saved'));
  }
  async function share(picture: FinishedPicture): Promise<void> {
    const files = [new File([picture.blob], FILE_NAME, { type: picture.blob.type })];
    if (platform().kind === 'messenger' || !('canShare' in navigator) || !navigator.canShare({ files }))
      return showToast(t('done.holdToSend'));
    try {
      await navigator.share({ files });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) showTopTip(t('done.notShared'));
    }
  }
  return (
    <Page
      kind="plain"
      theme="dark"
      className="ph-done"
      top={
        <TopBar
          title={t('done.title')}
          heading
          back={{ label: t('done.change'), onPress: back }}
          actions={made && <TextAction onClick={() => go('conferenceIndex', { cid })}>{t('done.ready')}</TextAction>}
        />
      }
    >
      {made === undefined && <Loader label={app('loading')} />}
      {made === null && (
        <EmptyState
          icon={image}
          title={t('done.none')}
          text={t('done.noneText')}
          action={
            cid !== '' && (
              <Link name="photo" params={{ cid }} replace className={buttonClass('fill', 'md')}>
                {t('done.toPhoto')}
              </Link>
            )
          }
        />
      )}
      {made && (
        <>
          <img
            className={joinClasses('ph-made', made.width > made.height && 'wide')}
            src={made.address}
            width={made.width}
            height={made.height}
            alt={made.name === '' ? t('done.alt') : t('done.altOf', { name: made.name })}
          />
          <p className="ph-facts">
            {t('done.facts', {
              width: made.width,
              height: made.height,
              size: Math.round(made.blob.size / BYTES_PER_KB),
            })}
          </p>
          {!made.kept && <Note kind="warn">{t('done.unkept')}</Note>}
          <div className="ph-acts">
            <button type="button" className="main" onClick={() => save(made)}>
              <span>
                <Icon icon={download} />
              </span>
              {t('done.save')}
            </button>
            <button type="button" onClick={() => void share(made)}>
              <span>
                <Icon icon={send} />
              </span>
              {t('done.share')}
            </button>
            <button type="button" onClick={() => go('photo', { cid }, { part: 'introduction' })}>
              <span>
                <Icon icon={circleUserRound} />
              </span>
              {t('done.avatar')}
            </button>
            <button type="button" onClick={back}>
              <span>
                <Icon icon={pencil} />
              </span>
              {t('done.edit')}
            </button>
          </div>
        </>
      )}
    </Page>
  );
}
