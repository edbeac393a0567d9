import './Cover.css';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { ReactNode } from 'react';

/** The picture that stands for a broadcast; one that has none shows its title. */
export function Cover({ cover, title, children }: { cover: string | null; title: Bilingual; children?: ReactNode }) {
  const language = useLanguage();
  return (
    <span className="live-cover">
      {cover !== null ? (
        <img src={cover} alt="" />
      ) : (
        <span className="drawn" aria-hidden="true">
          {inWords(title, language)}
        </span>
      )}
      {children}
    </span>
  );
}
