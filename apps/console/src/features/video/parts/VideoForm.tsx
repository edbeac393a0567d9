import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { watchLevels, type WatchLevel } from '@meetingapp/contract/live/socket.ts';
import type { videoConsoleCalls } from '@meetingapp/contract/video/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Form, Select } from 'antd';
import { CoverField } from '../../../lib/forms/CoverField.tsx';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { type Written } from '../view.ts';
import { ChapterRows } from './ChapterRows.tsx';

interface VideoFormProps {
  value: Written;
  lists: AnswerOf<typeof videoConsoleCalls.list>;
  milliseconds: number | null;
  change: (part: Partial<Written>) => void;
  /** The server's faults by field. */
  faults: Readonly<Record<string, string>>;
  disabled: boolean;
}

const NONE = 0;

/** Fields of a film. */
export function VideoForm({ value, lists, milliseconds, change, faults, disabled }: VideoFormProps) {
  const t = useT('videoConsole');
  const w = useT('writing');
  const language = useLanguage();
  return (
    <Form layout="vertical" disabled={disabled}>
      <BilingualField
        label={w('title')}
        maxLength={120}
        value={value.title}
        disabled={disabled}
        onChange={(title) => change({ title })}
        fault={faults['title']}
      />
      <Field label={t('watch')} hint={t(`levelNotes.${value.watch}`)}>
        <Select<WatchLevel>
          aria-label={t('watch')}
          value={value.watch}
          onChange={(watch) => change({ watch })}
          options={watchLevels.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
        />
      </Field>
      <Field label={t('category')} fault={faults['categoryId']}>
        <Select<number>
          aria-label={t('category')}
          value={value.categoryId ?? NONE}
          onChange={(id) => change({ categoryId: id === NONE ? null : id })}
          options={[
            { value: NONE, label: t('noCategory') },
            ...lists.categories.map(({ id, name }) => ({ value: id, label: pickLanguage(name, language) })),
          ]}
        />
      </Field>
      <Field label={t('session')} hint={t('sessionNote')} fault={faults['sessionId']}>
        <Select<number>
          aria-label={t('session')}
          showSearch={{ optionFilterProp: 'label' }}
          value={value.sessionId ?? NONE}
          onChange={(id) => change({ sessionId: id === NONE ? null : id })}
          options={[
            { value: NONE, label: t('noSession') },
            ...lists.sessions.map(({ id, title, startsAt }) => ({
              value: id,
              label: `${momentText(startsAt, language)} ${pickLanguage(title, language)}`,
            })),
          ]}
        />
      </Field>
      <Field label={w('cover')} fault={faults['cover']}>
        <CoverField value={value.cover} disabled={disabled} onChange={(cover) => change({ cover })} />
      </Field>
      <BilingualField
        label={t('introduction')}
        rows={3}
        maxLength={2000}
        value={value.introduction}
        disabled={disabled}
        onChange={(introduction) => change({ introduction })}
        fault={faults['introduction']}
      />
      <Field label={t('chapters')} hint={t('chaptersNote')} fault={faults['chapters']}>
        <ChapterRows
          value={value.chapters}
          end={milliseconds}
          disabled={disabled}
          onChange={(chapters) => change({ chapters })}
        />
      </Field>
    </Form>
  );
}
