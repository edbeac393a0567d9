import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useT } from '../../../lib/texts/texts.ts';

export interface PosterWords {
  name: string;
  affiliation: string;
  line: string;
}

const fields = ['name', 'affiliation', 'line'] as const;
const MOST = { name: 40, affiliation: 60, line: 60 } as const;

/** The words of the poster, filled in from the registration; changed only on the poster. */
export function WordFields({ words, onChange }: { words: PosterWords; onChange: (words: PosterWords) => void }) {
  const t = useT('photos');
  return (
    <div className="ph-words">
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(`words.${field}`)}
          value={words[field]}
          maxLength={MOST[field]}
          onChange={(value) => onChange({ ...words, [field]: value })}
        />
      ))}
      <p className="t-sm ink-3">{t('words.note')}</p>
    </div>
  );
}
