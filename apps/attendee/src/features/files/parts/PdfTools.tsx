import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { TextAction } from '@meetingapp/ui/actions/TextAction.tsx';
import { minus, plus } from '@meetingapp/ui/icons/icons.ts';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

interface PdfToolsProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** 1: fit to the window's width. */
  zoom: number;
  canShrink: boolean;
  canGrow: boolean;
  onShrink: () => void;
  onGrow: () => void;
  onFit: () => void;
}

/** Page number and zoom, at the bottom of the reader. */
export function PdfTools(props: PdfToolsProps) {
  const { page, pages, onPage, zoom, canShrink, canGrow, onShrink, onGrow, onFit } = props;
  const t = useT('files');
  /** Null when nobody is typing. */
  const [typed, setTyped] = useState<string | null>(null);

  function goThere() {
    const number = Number(typed);
    if (typed !== null && number >= 1) onPage(Math.min(pages, Math.floor(number)));
    setTyped(null);
  }

  return (
    <footer className="pdf-tools" aria-label={t('tools')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          goThere();
        }}
      >
        <input
          value={typed ?? String(page)}
          inputMode="numeric"
          enterKeyHint="go"
          aria-label={t('pageAt', { of: pages })}
          style={{ width: `${String(pages).length + 1.5}em` }}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 5))}
          onBlur={goThere}
        />
        <span>/ {pages}</span>
      </form>
      <span className="grow" />
      <IconButton icon={minus} label={t('smaller')} disabled={!canShrink} onClick={onShrink} />
      <span className="pdf-size" role="status">
        {Math.round(zoom * 100)}%
      </span>
      <IconButton icon={plus} label={t('larger')} disabled={!canGrow} onClick={onGrow} />
      <TextAction onClick={onFit}>{t('fitWidth')}</TextAction>
    </footer>
  );
}
