import type { StandPage } from '@meetingapp/contract/exhibition/stand.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { StandPicture } from './StandPicture.tsx';

interface PageFieldsProps {
  showid: string;
  page: StandPage;
  language: Language;
  change: (part: Partial<StandPage>) => void;
}

/** Longest texts by language, as the contract has them. */
const longest = { zh: { name: 60, field: 40, introduction: 1000 }, en: { name: 80, field: 60, introduction: 2000 } };

/** Logo, name, field and introduction of a page in one language. */
export function PageFields({ showid, page, language, change }: PageFieldsProps) {
  const t = useT('stand');
  const most = longest[language];
  const nameless = page.name.zh.trim() === '' && page.name.en.trim() === '';
  return (
    <div className="ex-fieldset" lang={language === 'zh' ? 'zh-CN' : 'en'}>
      <StandPicture
        showid={showid}
        label={t('page.parts.logo')}
        value={page.logo}
        change={(logo) => change({ logo })}
      />
      <TextField
        label={t('page.parts.name')}
        value={page.name[language]}
        maxLength={most.name}
        required
        error={nameless ? t('page.nameless') : undefined}
        onChange={(text) => change({ name: { ...page.name, [language]: text } })}
      />
      <TextField
        label={t('page.parts.field')}
        value={page.field[language]}
        maxLength={most.field}
        hint={t('page.fieldHint')}
        onChange={(text) => change({ field: { ...page.field, [language]: text } })}
      />
      <TextArea
        label={t('page.parts.introduction')}
        rows={5}
        value={page.introduction[language]}
        maxLength={most.introduction}
        onChange={(text) => change({ introduction: { ...page.introduction, [language]: text } })}
      />
    </div>
  );
}
