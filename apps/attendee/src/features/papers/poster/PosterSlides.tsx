import './PosterSlides.css';
import type { ListedPaper } from '@meetingapp/contract/papers/list.ts';
import type { PaperTopic } from '@meetingapp/contract/papers/paper.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { maximize } from '@meetingapp/ui/icons/icons-programme.ts';
import { chevronLeft, chevronRight, pause, play } from '@meetingapp/ui/icons/icons.ts';
import { useEffect, useState, type CSSProperties } from 'react';
import { addressOf } from '../../../lib/navigation/address.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useConference } from '../../../lib/parts/use-conference.ts';
import { sheetPicture } from './sheet-picture.ts';
import { useAddressValue } from '../../../lib/navigation/use-address-value.ts';
import { useSlideshow } from './use-slideshow.ts';

interface Props {
  cid: string;
  papers: readonly ListedPaper[];
  topics: readonly PaperTopic[];
  offline: boolean;
}

const modes = ['zh', 'en', 'both'] as const;
const modeNames = { zh: 'wall.nativeChinese', en: 'wall.nativeEnglish', both: 'wall.bothLanguages' } as const;

/** One poster at a time, with its text and a QR code that opens it on the phone. */
export function PosterSlides({ cid, papers, topics, offline }: Props) {
  const t = useT('papersPosters');
  const usual = useLanguage();
  const title = useConference(cid)?.title ?? '';
  const { place, part, paused, go, toggle } = useSlideshow(papers.length);
  const [said, setSaid] = useAddressValue('words');
  const mode = modes.find((one) => one === said) ?? 'both';
  const paper = papers[place];
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  useAwake();
  useAhead(cid, papers[(place + 1) % papers.length]);
  if (!paper?.sheet) return null;
  // Both languages in turn: each half of the time, the default one first.
  const other: Language = usual === 'zh' ? 'en' : 'zh';
  const language: Language = mode === 'both' ? (part < 0.5 ? usual : other) : mode;
  const about = topics.filter(({ id }) => paper.topics.includes(id));
  const link = location.origin + addressOf('posterDetail', {}, { cid, id: paper.id }, {});
  return (
    <main className="wall" data-theme="dark">
      <figure className="wall-sheet" key={paper.id}>
        {failed.has(paper.id) ? (
          <p className="wall-title">{pickLanguage(paper.title, language)}</p>
        ) : (
          <img
            src={sheetPicture(cid, paper.sheet, 1440)}
            width={paper.sheet.width}
            height={paper.sheet.height}
            style={{ '--shape': paper.sheet.width / paper.sheet.height } as CSSProperties}
            alt={t('poster.sheet', { title: pickLanguage(paper.title, usual) })}
            onError={() => setFailed(new Set([...failed, paper.id]))}
          />
        )}
      </figure>
      <div className="wall-side">
        <p className="wall-where">{title}</p>
        <div className="wall-about" key={`${paper.id} ${language}`} lang={language === 'zh' ? 'zh-CN' : 'en'}>
          {about[0] && <p className="wall-topic">{pickLanguage(about[0].name, language)}</p>}
          <h1 className="wall-title">{pickLanguage(paper.title, language)}</h1>
          <p className="wall-authors">
            {joinList(
              paper.authors.map(({ name }) => pickLanguage(name, language)),
              language,
              'clauses',
            )}
          </p>
          {paper.affiliations[0] && <p className="wall-from">{pickLanguage(paper.affiliations[0], language)}</p>}
        </div>
        <div className="wall-code">
          <QrCode value={link} label={t('wall.scan')} size="calc(var(--u) * 10)" />
          <div>
            {paper.board !== '' && <p className="wall-board">{t('wall.board', { board: paper.board })}</p>}
            <p>{t('wall.scan')}</p>
          </div>
        </div>
        <div className="wall-foot">
          <div className="wall-controls" role="group" aria-label={t('wall.controls')}>
            <IconButton icon={chevronLeft} label={t('wall.previous')} onClick={() => go(-1)} />
            <IconButton icon={paused ? play : pause} label={t(paused ? 'wall.play' : 'wall.pause')} onClick={toggle} />
            <IconButton icon={chevronRight} label={t('wall.next')} onClick={() => go(1)} />
            <IconButton
              icon={maximize}
              label={t('wall.whole')}
              onClick={() => void document.documentElement.requestFullscreen?.()}
            />
            {modes.map((one) => (
              <button
                key={one}
                type="button"
                className="wall-mode"
                aria-pressed={mode === one}
                onClick={() => setSaid(one)}
              >
                {t(modeNames[one])}
              </button>
            ))}
          </div>
          <p className="wall-at">
            {offline && <span>{t('wall.offline')}</span>}
            {t('wall.place', { at: place + 1, count: papers.length })}
          </p>
        </div>
      </div>
      <div className="wall-bar" aria-hidden="true">
        <span style={{ transform: `scaleX(${part})` }} />
      </div>
    </main>
  );
}

/** Preloads the next sheet, so that it shows even if the network fails in between. */
function useAhead(cid: string, next: ListedPaper | undefined): void {
  const address = next?.sheet ? sheetPicture(cid, next.sheet, 1440) : '';
  useEffect(() => {
    if (address !== '') new Image().src = address;
  }, [address]);
}

/** Keeps the screen on while the wall plays. */
function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      lock = await navigator.wakeLock.request('screen').catch(() => null);
    };
    void take();
    const seen = (): void => void take();
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      void lock?.release();
    };
  }, []);
}
