import { countWords } from '@meetingapp/domain/papers/words.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Meter } from '@meetingapp/ui/data/Meter.tsx';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { keywordsIn, withPart, wordsText } from '../view.ts';
import type { StepProps } from './step-props.ts';

/** The abstract by required section, with a live length count. */
export function StepAbstract({ call, writing: { content, edit }, errorOf }: StepProps) {
  const t = useT('papersSubmission');
  const [keywords, setKeywords] = useState(joinList(content.keywords, content.language, 'entries'));
  const { sections, wordsMost: most } = call;
  const { count, over, text: said } = wordsText(t, call, content);
  const parts = sections.length > 0 ? sections : [{ code: '', name: t('abstract'), required: true }];
  return (
    <div className="fields">
      {parts.map(({ code, name, required }) => {
        const text = content.abstract.find((part) => part.code === code)?.text ?? '';
        return (
          <TextArea
            key={code}
            label={name}
            required={required}
            rows={4}
            maxLength={40_000}
            value={text}
            counter={sections.length > 1 ? t('words', { count: countWords(text) }) : undefined}
            error={errorOf(`abstract.${code}`)}
            onChange={(next) => edit(withPart(content, code, next))}
          />
        );
      })}
      <div className={over ? 'papers-length over' : 'papers-length'}>
        <Meter value={Math.min(count, most)} max={most} label={t('wordsMeter')} text={said} />
        <p>{said}</p>
      </div>
      <TextField
        label={t('keywords')}
        hint={t('keywordsHint')}
        maxLength={400}
        value={keywords}
        onChange={(text) => {
          setKeywords(text);
          edit({
            ...content,
            keywords: keywordsIn(text)
              .filter((word) => word !== '')
              .slice(0, 20),
          });
        }}
      />
    </div>
  );
}
