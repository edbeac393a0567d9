import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { watchLevels, type WatchLevel } from '@meetingapp/contract/live-socket.ts';
import type { videoConsoleCalls } from '@meetingapp/contract/video-console.ts';
import { Form, Select } from 'antd';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { CoverField } from '../../../lib/CoverField.tsx';
import { Fielded } from '../../../lib/Fielded.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { momentText } from '../../../lib/moment.ts';
import { useT } from '../../../lib/texts.ts';
import { say, type Written } from '../view.ts';
import { ChapterRows } from './ChapterRows.tsx';

interface VideoFormProps {
  value: Written;
  lists: AnswerOf<typeof videoConsoleCalls.list>;
  milliseconds: number | null;
  change: (part: Partial<Written>) => void;
  /** What the server said of a field. */
  faults: Readonly<Record<string, string>>;
  disabled: boolean;
}

const NONE = 0;

/** All that is said of a film. */
export function VideoForm({ value, lists, milliseconds, change, faults, disabled }: VideoFormProps) {
  const t = useT('videoConsole');
  const w = useT('writing');
  const language = useLanguage();
  return (
    <Form layout="vertical" disabled={disabled}>
      <Fielded label={w('title')} fault={faults['title']}>
        <BilingualInput
          label={w('title')}
          maxLength={120}
          value={value.title}
          disabled={disabled}
          onChange={(title) => change({ title })}
        />
      </Fielded>
      <Form.Item label={t('watch')} extra={t(`levelNotes.${value.watch}`)}>
        <Select<WatchLevel>
          aria-label={t('watch')}
          value={value.watch}
          onChange={(watch) => change({ watch })}
          options={watchLevels.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
        />
      </Form.Item>
      <Fielded label={t('category')} fault={faults['categoryId']}>
        <Select<number>
          aria-label={t('category')}
          value={value.categoryId ?? NONE}
          onChange={(id) => change({ categoryId: id === NONE ? null : id })}
          options={[
            { value: NONE, label: t('noCategory') },
            ...lists.categories.map(({ id, name }) => ({ value: id, label: say(name, language) })),
          ]}
        />
      </Fielded>
      <Fielded label={t('session')} extra={t('sessionNote')} fault={faults['sessionId']}>
        <Select<number>
          aria-label={t('session')}
          showSearch={{ optionFilterProp: 'label' }}
          value={value.sessionId ?? NONE}
          onChange={(id) => change({ sessionId: id === NONE ? null : id })}
          options={[
            { value: NONE, label: t('noSession') },
            ...lists.sessions.map(({ id, title, startsAt }) => ({
              value: id,
              label: `${momentText(startsAt, language)} ${say(title, language)}`,
            })),
          ]}
        />
      </Fielded>
      <Fielded label={w('cover')} fault={faults['cover']}>
        <CoverField value={value.cover} disabled={disabled} onChange={(cover) => change({ cover })} />
      </Fielded>
      <Fielded label={t('introduction')} fault={faults['introduction']}>
        <BilingualInput
          label={t('introduction')}
          rows={3}
          maxLength={2000}
          value={value.introduction}
          disabled={disabled}
          onChange={(introduction) => change({ introduction })}
        />
      </Fielded>
      <Fielded label={t('chapters')} extra={t('chaptersNote')} fault={faults['chapters']}>
        <ChapterRows
          value={value.chapters}
          end={milliseconds}
          disabled={disabled}
          onChange={(chapters) => change({ chapters })}
        />
      </Fielded>
    </Form>
  );
}
