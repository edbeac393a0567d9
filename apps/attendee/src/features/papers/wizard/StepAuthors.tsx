import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Segments } from '@meetingapp/ui/actions/Segments.tsx';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { AffiliationSheet } from './AffiliationSheet.tsx';
import { AuthorRows } from './AuthorRows.tsx';
import { AuthorSheet } from './AuthorSheet.tsx';
import type { StepProps } from './step-props.ts';

const nobody = { name: { zh: '', en: '' }, email: '', presenting: false, corresponding: false };
const languages = ['zh', 'en'] as const;
const phrases = { zh: 'titleZh', en: 'titleEn' } as const;

/** The title in both languages, authors with affiliations, and corresponding authors. */
export function StepAuthors({ call, writing: { content, edit }, errorOf }: StepProps) {
  const t = useT('papersSubmission');
  const language = useLanguage();
  const [author, setAuthor] = useState<number | null>(null);
  const [affiliation, setAffiliation] = useState<number | null>(null);
  const own = content.language;
  const authorsWrong = errorOf('authors');
  function addAuthor() {
    const affiliations = content.affiliations.length === 1 ? [1] : [];
    edit({ ...content, authors: [...content.authors, { ...nobody, affiliations }] });
    setAuthor(content.authors.length);
  }
  function addAffiliation() {
    edit({
      ...content,
      affiliations: [...content.affiliations, { name: { zh: '', en: '' }, city: '', country: '' }],
    });
    setAffiliation(content.affiliations.length);
  }
  return (
    <div className="fields">
      <div>
        <div className="legend">
          <span>{t('language')}</span>
        </div>
        <Segments
          label={t('language')}
          value={own}
          options={languages.map((one) => ({ value: one, label: t(one === 'zh' ? 'languageZh' : 'languageEn') }))}
          onChange={(one) => edit({ ...content, language: one === 'en' ? 'en' : 'zh' })}
        />
      </div>
      {[own, own === 'zh' ? ('en' as const) : ('zh' as const)].map((one) => (
        <TextArea
          key={one}
          label={t(phrases[one])}
          required={one === own}
          hint={one === own ? undefined : t('optional')}
          rows={2}
          maxLength={600}
          value={content.title[one]}
          error={errorOf(`title.${one}`)}
          onChange={(text) => edit({ ...content, title: { ...content.title, [one]: text } })}
        />
      ))}
      <section data-invalid={authorsWrong ? '' : undefined}>
        <div className="legend">
          <span className="req">{t('authors')}</span>
          <small>{t('authorsHint')}</small>
        </div>
        <AuthorRows content={content} edit={edit} open={setAuthor} errorOf={errorOf} />
        {authorsWrong && <p className="papers-wrong">{authorsWrong}</p>}
        <Button
          size="md"
          variant="soft"
          icon={plus}
          className="papers-add"
          disabled={content.authors.length >= call.authorsMost}
          onClick={addAuthor}
        >
          {t('addAuthor')}
        </Button>
      </section>
      <section>
        <div className="legend">
          <span className="req">{t('affiliations')}</span>
        </div>
        {content.affiliations.length > 0 && (
          <List>
            {content.affiliations.map((one, index) => {
              const wrong = errorOf(`affiliations.${index}.name`);
              return (
                <ListRow
                  key={index}
                  title={`${index + 1}. ${pickLanguage(one.name, language) || t('affiliation', { number: index + 1 })}`}
                  text={wrong ? <span className="papers-wrong">{wrong}</span> : one.city || undefined}
                  onPress={() => setAffiliation(index)}
                />
              );
            })}
          </List>
        )}
        <Button size="md" variant="soft" icon={plus} className="papers-add" onClick={addAffiliation}>
          {t('addAffiliation')}
        </Button>
      </section>
      <section className="fields">
        <div className="legend">
          <span>{t('contact')}</span>
          <small>{t('contactHint')}</small>
        </div>
        {(['name', 'phone', 'email'] as const).map((field) => (
          <TextField
            key={field}
            label={t(field === 'name' ? 'contactName' : field)}
            inputMode={field === 'phone' ? 'tel' : field === 'email' ? 'email' : undefined}
            autoComplete={field === 'phone' ? 'tel' : field}
            maxLength={field === 'phone' ? 40 : 100}
            value={content.contact[field]}
            error={errorOf(`contact.${field}`)}
            onChange={(text) => edit({ ...content, contact: { ...content.contact, [field]: text } })}
          />
        ))}
      </section>
      {author !== null && content.authors[author] && (
        <AuthorSheet content={content} edit={edit} index={author} errorOf={errorOf} close={() => setAuthor(null)} />
      )}
      {affiliation !== null && content.affiliations[affiliation] && (
        <AffiliationSheet
          content={content}
          edit={edit}
          index={affiliation}
          errorOf={errorOf}
          close={() => setAffiliation(null)}
        />
      )}
    </div>
  );
}
