import type { Stand } from '@meetingapp/contract/exhibition/stand.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { EntrySheet, type Entry, type EntryPart } from './EntrySheet.tsx';

interface PageEntriesProps {
  showid: string;
  stand: Stand;
  language: Language;
  change: (stand: Stand) => void;
}

const parts: readonly EntryPart[] = ['products', 'files', 'films', 'contacts'];
const MOST: Record<EntryPart, number> = { products: 30, files: 30, films: 30, contacts: 20 };
const nothing: Bilingual = { zh: '', en: '' };

/** An entry with all fields that one of the four parts has. */
const blank = (): Entry => ({
  key: crypto.randomUUID().slice(0, 8),
  name: nothing,
  text: nothing,
  picture: null,
  address: '',
});

function entriesOf(stand: Stand, part: EntryPart): Entry[] {
  if (part === 'products') return stand.products.map((one) => ({ ...blank(), ...one }));
  if (part === 'contacts') return stand.contacts.map(({ name, duty }) => ({ ...blank(), name, text: duty }));
  return stand[part].map((one) => ({ ...blank(), ...one }));
}

function withEntries(stand: Stand, part: EntryPart, entries: readonly Entry[]): Stand {
  if (part === 'products')
    return { ...stand, products: entries.map(({ key, name, text, picture }) => ({ key, name, text, picture })) };
  if (part === 'contacts') return { ...stand, contacts: entries.map(({ name, text }) => ({ name, duty: text })) };
  return { ...stand, [part]: entries.map(({ name, address }) => ({ name, address })) };
}

/** Products, files, films and contacts of a page: each opens in a sheet. */
export function PageEntries({ showid, stand, language, change }: PageEntriesProps) {
  const t = useT('stand');
  const [open, setOpen] = useState<{ part: EntryPart; at: number; entry: Entry } | null>(null);

  function save(entry: Entry | null): void {
    if (!open) return;
    const { part, at } = open;
    const entries = entriesOf(stand, part);
    change(withEntries(stand, part, [...entries.slice(0, at), ...(entry ? [entry] : []), ...entries.slice(at + 1)]));
    setOpen(null);
  }
  return (
    <>
      {parts.map((part) => {
        const entries = entriesOf(stand, part);
        return (
          <section key={part} className="ex-entries">
            <div className="head">
              <h2>{t(`page.parts.${part}`)}</h2>
              <span className="t-sm ink-2">{entries.length}</span>
            </div>
            {entries.length > 0 && (
              <List>
                {entries.map((entry, at) => (
                  <ListRow
                    key={`${part}.${at}`}
                    title={pickLanguage(entry.name, language)}
                    text={
                      entry.name[language] === ''
                        ? t('page.otherOnly')
                        : pickLanguage(entry.text, language) + entry.address
                    }
                    onPress={() => setOpen({ part, at, entry })}
                  />
                ))}
              </List>
            )}
            {entries.length < MOST[part] && (
              <Button
                variant="soft"
                size="md"
                icon={plus}
                onClick={() => setOpen({ part, at: entries.length, entry: blank() })}
              >
                {t(`page.add.${part}`)}
              </Button>
            )}
          </section>
        );
      })}
      {open && (
        <EntrySheet
          showid={showid}
          part={open.part}
          isNew={open.at >= stand[open.part].length}
          entry={open.entry}
          save={save}
          close={() => setOpen(null)}
        />
      )}
    </>
  );
}
