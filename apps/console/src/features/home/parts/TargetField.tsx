import { homeConsoleCalls, type HomeContent } from '@meetingapp/contract/home/console.ts';
import { pagesConsoleCalls } from '@meetingapp/contract/pages/console.ts';
import { href } from '@meetingapp/contract/paths.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Input, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { productPages, targetGroups, type Target } from '../target/view.ts';

interface TargetFieldProps {
  value: string;
  onChange: (to: string) => void;
  fault?: string | undefined;
  /** The home's own pages, as they are edited. */
  views: HomeContent['views'];
}

/** Stands for "another address" among the choices. */
const OTHER = ' other';

/**
 * What a tile, banner or popup opens: a page of the product, a page of the organiser, a session, person, paper, article or exhibitor
 * found by words; an address is typed only under "another address".
 */
export function TargetField({ value, onChange, fault, views }: TargetFieldProps) {
  const t = useT('homeConsole');
  const language = useLanguage();
  const cid = useCid();
  const [words, setWords] = useState('');
  const [typing, setTyping] = useState(false);
  const sought = useDeferredValue(words.trim());
  const asked = useCall(homeConsoleCalls.targets, { cid, words: sought, to: value });
  const own = useCall(pagesConsoleCalls.list, { cid }).answer?.pages ?? [];
  const say = (title: { zh: string; en: string }) => pickLanguage(title, language);
  const pages: Target[] = [
    ...productPages(cid).map(({ name, to }) => ({ to, kind: 'page' as const, title: t(`productPages.${name}`) })),
    ...views.map(({ id, title }) => ({ to: href('tpl1View', { id, cid }), kind: 'own' as const, title: say(title) })),
    ...own
      .filter(({ standing }) => standing === 'published')
      .map(({ id, kind, title }) => ({
        to: kind === 'page' ? href('web', { webid: id }, { cid }) : href('subject', { id }, { cid }),
        kind: 'own' as const,
        title: say(title),
      })),
  ];
  const { found = [], named = null } = asked.answer ?? {};
  const things = [...found, ...(named ? [named] : [])].map(({ title, note, ...one }) => ({
    ...one,
    title: joinList([say(title), note], language, 'clauses'),
  }));
  const all = [...pages, ...things];
  const known = all.some(({ to }) => to === value);
  const other = typing || (value !== '' && !known && asked.answer !== undefined);
  return (
    <Field label={t('to')} fault={fault} wide>
      <Select
        aria-label={t('to')}
        style={{ width: '100%' }}
        placeholder={t('targetNone')}
        showSearch={{ filterOption: false, onSearch: setWords }}
        value={other ? OTHER : value === '' ? null : value}
        options={[
          ...targetGroups(all, words).map(({ kind, targets }) => ({
            label: t(`targetKinds.${kind}`),
            options: targets.map(({ to, title }) => ({ value: to, label: title })),
          })),
          { label: t('targetOther'), value: OTHER },
        ]}
        notFoundContent={t('targetNotFound')}
        onChange={(to) => {
          setTyping(to === OTHER);
          setWords('');
          if (to !== OTHER) onChange(to ?? '');
        }}
      />
      {other && (
        <Input
          aria-label={t('targetAddress')}
          aria-invalid={Boolean(fault)}
          placeholder={t('targetAddressExample')}
          maxLength={500}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
