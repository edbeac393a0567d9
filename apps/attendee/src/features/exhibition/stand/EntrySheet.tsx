import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { isHomeAddress } from '@meetingapp/domain/home/templates.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { StandFile } from './StandFile.tsx';
import { StandPicture } from './StandPicture.tsx';

export type EntryPart = 'products' | 'files' | 'films' | 'contacts';

/** One product, file, film or contact; a contact's duty is its text. */
export interface Entry {
  key: string;
  name: Bilingual;
  text: Bilingual;
  picture: string | null;
  address: string;
}

interface EntrySheetProps {
  showid: string;
  part: EntryPart;
  isNew: boolean;
  entry: Entry;
  /** Null: removed. */
  save: (entry: Entry | null) => void;
  close: () => void;
}

/** Longest names and texts, [Chinese, English], as the contract has them. */
const longest: Record<EntryPart, { name: readonly [number, number]; text: readonly [number, number] }> = {
  products: { name: [60, 80], text: [200, 300] },
  files: { name: [60, 80], text: [0, 0] },
  films: { name: [60, 80], text: [0, 0] },
  contacts: { name: [40, 60], text: [60, 80] },
};

/** One entry of a page in both languages. */
export function EntrySheet({ showid, part, isNew, entry, save, close }: EntrySheetProps) {
  const t = useT('stand');
  const [value, setValue] = useState(entry);
  const [tried, setTried] = useState(false);
  const set = (more: Partial<Entry>): void => setValue({ ...value, ...more });
  const most = longest[part];
  const hasText = part === 'products' || part === 'contacts';
  const nameless = value.name.zh.trim() === '' && value.name.en.trim() === '';
  const addressWrong = !hasText && (value.address === '' || !isHomeAddress(value.address));

  function submit(): void {
    setTried(true);
    if (!nameless && !addressWrong) save(value);
  }
  return (
    <Sheet
      open
      onClose={close}
      title={t(isNew ? `page.add.${part}` : `page.one.${part}`)}
      closeLabel={t('page.cancel')}
      confirm={{ label: t('page.done'), onPress: submit }}
    >
      <div className="ex-sheet">
        <TextField
          label={t(`page.names.${part}`, { language: t('page.nativeZh') })}
          value={value.name.zh}
          maxLength={most.name[0]}
          error={tried && nameless ? t('page.nameless') : undefined}
          onChange={(zh) => set({ name: { ...value.name, zh } })}
        />
        <TextField
          label={t(`page.names.${part}`, { language: t('page.nativeEn') })}
          value={value.name.en}
          maxLength={most.name[1]}
          onChange={(en) => set({ name: { ...value.name, en } })}
        />
        {hasText && (
          <>
            <TextArea
              label={t(part === 'contacts' ? 'page.duty' : 'page.text', { language: t('page.nativeZh') })}
              rows={2}
              value={value.text.zh}
              maxLength={most.text[0]}
              onChange={(zh) => set({ text: { ...value.text, zh } })}
            />
            <TextArea
              label={t(part === 'contacts' ? 'page.duty' : 'page.text', { language: t('page.nativeEn') })}
              rows={2}
              value={value.text.en}
              maxLength={most.text[1]}
              onChange={(en) => set({ text: { ...value.text, en } })}
            />
          </>
        )}
        {part === 'products' && (
          <StandPicture
            showid={showid}
            label={t('page.picture')}
            value={value.picture}
            change={(picture) => set({ picture })}
          />
        )}
        {!hasText && (
          <StandFile
            showid={showid}
            isFile={part === 'files'}
            value={value.address}
            fault={tried && addressWrong ? t('page.addressWrong') : ''}
            change={(address) => set({ address })}
          />
        )}
        {!isNew && (
          <Button variant="ghost" onClick={() => save(null)}>
            {t('page.remove')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
