import { interests, type Interest } from '@meetingapp/contract/exhibition/lead.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Segments } from '@meetingapp/ui/actions/Segments.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { ChipsMany } from '@meetingapp/ui/forms/ChipsMany.tsx';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { useState, type ReactNode } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

export interface Marks {
  interest: Interest | null;
  products: string[];
  note: string;
}

interface LeadSheetProps {
  name: string;
  marks: Marks;
  products: readonly { key: string; name: string }[];
  saving: boolean;
  save: (marks: Marks) => void;
  close: () => void;
  /** What was handed over. */
  children: ReactNode;
}

const NOTE_LETTERS = 300;

/** One card: what was given, interest, products and a note. */
export function LeadSheet({ name, marks, products, saving, save, close, children }: LeadSheetProps) {
  const t = useT('lead');
  const app = useT('app');
  const [value, setValue] = useState(marks);
  return (
    <Sheet open onClose={close} title={name} closeLabel={t('close')}>
      <div className="ex-sheet">
        {children}
        <h3>{t('interest')}</h3>
        <Segments
          label={t('interest')}
          options={interests.map((one) => ({ value: one, label: t(`interests.${one}`) }))}
          value={value.interest ?? ''}
          onChange={(chosen) => setValue({ ...value, interest: interests.find((one) => one === chosen) ?? null })}
        />
        {products.length > 0 && (
          <ChipsMany
            legend={t('products')}
            options={products.map((one) => ({ value: one.key, label: one.name }))}
            value={value.products}
            onChange={(chosen) => setValue({ ...value, products: chosen })}
          />
        )}
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          maxLength={NOTE_LETTERS}
          value={value.note}
          onChange={(note) => setValue({ ...value, note })}
        />
        <Button loading={saving} loadingText={app('submitting')} onClick={() => save(value)}>
          {t('save')}
        </Button>
      </div>
    </Sheet>
  );
}
