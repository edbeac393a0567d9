import { AVATAR_SIDE } from '@meetingapp/domain/photos/template-sizes.ts';
import { afterGesture, type Gesture, type Placement } from '@meetingapp/domain/photos/placement.ts';
import { clearPlacement } from '@meetingapp/domain/photos/faces.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Tabs } from '@meetingapp/ui/actions/Tabs.tsx';
import { TextAction } from '@meetingapp/ui/actions/TextAction.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { image } from '@meetingapp/ui/icons/icons.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useState } from 'react';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { drawPhoto, drawSilhouette } from './draw-poster.ts';
import { saveFinished } from './finished-picture.ts';
import { IntroductionPart } from './IntroductionPart.tsx';
import { PhotoStage } from './PhotoStage.tsx';
import { PhotoTools } from './PhotoTools.tsx';
import { PickButtons } from './PickButtons.tsx';
import { renderPicture } from './render-picture.ts';
import { TemplateChoice } from './TemplateChoice.tsx';
import { usePhoto } from './use-photo.ts';
import { usePoster, type PhotoPage } from './use-poster.ts';
import { WordFields } from './WordFields.tsx';

interface PosterMakerProps {
  cid: string;
  page: PhotoPage;
  back: () => void;
}

const parts = ['template', 'photo', 'words', 'introduction'] as const;
type Part = (typeof parts)[number];

const square = { x: 0, y: 0, width: AVATAR_SIDE, height: AVATAR_SIDE };
const POSTER_DENSITY = 0.5;
const AVATAR_DENSITY = 4;

/** Makes a poster step by step: template, photo, words; the last part collects avatar and introduction. */
export function PosterMaker({ cid, page, back }: PosterMakerProps) {
  const t = useT('photos');
  const app = useT('app');
  const go = useNavigate();
  const { part: wanted } = useSearch();
  const named = parts.find((one) => one === wanted) ?? 'template';
  const [part, setPart] = useState<Part>(named);
  // The page stays alive: a link to a part opens it also later.
  const [opened, setOpened] = useState(wanted);
  if (wanted !== opened) {
    setOpened(wanted);
    setPart(named);
  }
  const [busy, setBusy] = useState(false);
  const [avatarAt, setAvatarAt] = useState<Placement | null>(null);
  const { photo, picking, pick } = usePhoto();
  const poster = usePoster(cid, page, photo);
  const { template, window, placement } = poster;
  const introducing = part === 'introduction';

  async function pickFrom(from: 'album' | 'camera'): Promise<void> {
    const next = await pick(from);
    if (!next) return;
    poster.forget();
    setAvatarAt(clearPlacement(next.faces ?? [], { photo: next.picture, window: square, texts: [] }));
  }
  const choose = (from: 'album' | 'camera') => void pickFrom(from);
  const moveAvatar = (gesture: Gesture) => {
    if (photo) setAvatarAt((now) => now && afterGesture(now, gesture, photo.picture, square));
  };
  const drawAvatar = (context: CanvasRenderingContext2D) => {
    context.save();
    context.translate(AVATAR_SIDE / 2, AVATAR_SIDE / 2);
    if (photo && avatarAt) drawPhoto(context, { picture: photo.picture, placement: avatarAt });
    else drawSilhouette(context, square);
    context.restore();
  };

  async function finish(): Promise<void> {
    if (!template) return;
    if (!photo) {
      setPart('photo');
      return showTopTip(t('needPhoto'));
    }
    setBusy(true);
    const blob = await renderPicture(template.layout, poster.drawing(template));
    setBusy(false);
    if (!blob) return showTopTip(t('failed'));
    const { width, height } = template.layout;
    await saveFinished(cid, { blob, width, height, name: poster.words.name });
    go('finishPhoto', {}, { cid });
  }
  const another = photo && <TextAction onClick={() => choose('album')}>{t('another')}</TextAction>;
  const tools = introducing
    ? photo &&
      avatarAt && <PhotoTools photo={photo.picture} window={square} placement={avatarAt} onGesture={moveAvatar} />
    : photo &&
      window &&
      placement && <PhotoTools photo={photo.picture} window={window} placement={placement} onGesture={poster.move} />;
  return (
    <Page
      kind="plain"
      wide
      className="ph-maker"
      top={<TopBar title={t('title')} heading back={{ label: app('back'), onPress: back }} actions={another} />}
      foot={
        !introducing &&
        template && (
          <StickyFoot>
            <Button loading={busy} loadingText={t('making')} onClick={() => void finish()}>
              {t('make')}
            </Button>
          </StickyFoot>
        )
      }
    >
      {introducing ? (
        <PhotoStage
          key="avatar"
          page={square}
          window={square}
          guide={null}
          density={AVATAR_DENSITY}
          draw={drawAvatar}
          label={t('avatarStage', { side: AVATAR_SIDE })}
          onGesture={photo ? moveAvatar : null}
          round
        />
      ) : template && window ? (
        <PhotoStage
          key="poster"
          page={template.layout}
          window={window}
          guide={poster.guide}
          density={POSTER_DENSITY}
          draw={poster.drawing(template)}
          label={t('stage', { name: poster.words.name, affiliation: poster.words.affiliation })}
          onGesture={photo ? poster.move : null}
        />
      ) : (
        <EmptyState icon={image} title={t('none')} text={t('noneText')} />
      )}
      <section className="ph-pane">
        {!photo && (template || introducing) && <PickButtons picking={picking} onPick={choose} />}
        {!introducing && poster.covered > 0 && (
          <div role="status">
            <Note kind="warn">
              {t('covered', { count: poster.covered })}{' '}
              <button type="button" className="link" onClick={poster.clear}>
                {t('clear')}
              </button>
            </Note>
          </div>
        )}
        {!introducing && poster.guide && <p className="t-sm ink-3">{t('guide')}</p>}
        <Tabs
          label={t('title')}
          tabs={parts.map((id) => ({ id, label: t(`parts.${id}`) }))}
          current={part}
          onChange={(id) => setPart(parts.find((one) => one === id) ?? 'template')}
        >
          {part === 'template' && template && (
            <TemplateChoice
              templates={page.templates}
              current={template.number}
              onChoose={poster.choose}
              drawing={poster.drawing}
            />
          )}
          {(part === 'template' || introducing) && tools}
          {part === 'photo' && (
            <>
              {photo && <PickButtons picking={picking} onPick={choose} />}
              {tools}
              <p className="t-sm ink-3">{t('onDevice')}</p>
            </>
          )}
          {part === 'words' && <WordFields words={poster.words} onChange={poster.setWords} />}
          {introducing && <IntroductionPart cid={cid} page={page} photo={photo} placement={avatarAt} />}
        </Tabs>
      </section>
    </Page>
  );
}
