import type { PaperContent } from '@meetingapp/contract/papers/submission.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { CheckboxRow } from '@meetingapp/ui/forms/CheckboxRow.tsx';
import { ChipsMany } from '@meetingapp/ui/forms/ChipsMany.tsx';
import { plus, trash2 } from '@meetingapp/ui/icons/icons.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { withAuthor, type Author } from '../view.ts';

export interface PartSheetProps {
  content: PaperContent;
  edit: (content: PaperContent) => void;
  index: number;
  errorOf: (field: string) => string | undefined;
  close: () => void;
}

/** One author: names, e-mail, affiliations (new ones can be added here), and roles. */
export function AuthorSheet({ content, edit, index, errorOf, close }: PartSheetProps) {
  const t = useT('papersSubmission');
  const language = useLanguage();
  const author = content.authors[index];
  if (!author) return null;
  const change = (part: Partial<Author>) => edit(withAuthor(content, index, { ...author, ...part }));
  function addAffiliation() {
    if (!author) return;
    const affiliations = [...content.affiliations, { name: { zh: '', en: '' }, city: '', country: '' }];
    const at = [...author.affiliations, affiliations.length];
    edit(withAuthor({ ...content, affiliations }, index, { ...author, affiliations: at }));
  }
  const last = content.affiliations.length;
  const fresh = content.affiliations[last - 1];
  const own = content.language;
  // An affiliation added here is named here.
  const naming = fresh !== undefined && author.affiliations.includes(last) && index > -1;
  return (
    <Sheet open onClose={close} title={t('author', { number: index + 1 })} closeLabel={t('done')}>
      <div className="fields">
        {[own, own === 'zh' ? ('en' as const) : ('zh' as const)].map((one) => (
          <TextField
            key={one}
            label={t(one === 'zh' ? 'nameZh' : 'nameEn')}
            required={one === own}
            maxLength={100}
            autoComplete="off"
            value={author.name[one]}
            error={one === own ? errorOf(`authors.${index}.name`) : undefined}
            onChange={(text) => change({ name: { ...author.name, [one]: text } })}
          />
        ))}
        <TextField
          label={t('email')}
          inputMode="email"
          autoComplete="off"
          maxLength={120}
          value={author.email}
          error={errorOf(`authors.${index}.email`)}
          onChange={(email) => change({ email })}
        />
        {last > 0 && (
          <ChipsMany
            legend={t('affiliationsOf')}
            required
            error={errorOf(`authors.${index}.affiliations`)}
            value={author.affiliations.map(String)}
            options={content.affiliations.map((one, at) => ({
              value: String(at + 1),
              label: pickLanguage(one.name, language) || t('affiliation', { number: at + 1 }),
            }))}
            onChange={(chosen) => change({ affiliations: chosen.map(Number) })}
          />
        )}
        {naming && (
          <TextField
            label={t(own === 'zh' ? 'affiliationZh' : 'affiliationEn')}
            maxLength={300}
            value={fresh.name[own]}
            onChange={(text) =>
              edit({
                ...content,
                affiliations: content.affiliations.map((one, at) =>
                  at === last - 1 ? { ...one, name: { ...one.name, [own]: text } } : one,
                ),
              })
            }
          />
        )}
        <Button size="sm" variant="soft" icon={plus} onClick={addAffiliation}>
          {t('addAffiliation')}
        </Button>
        <div>
          <CheckboxRow checked={author.presenting} onChange={(presenting) => change({ presenting })}>
            {t('presenting')}
          </CheckboxRow>
          <CheckboxRow checked={author.corresponding} onChange={(corresponding) => change({ corresponding })}>
            {t('corresponding')}
          </CheckboxRow>
        </div>
        <Button size="md" onClick={close}>
          {t('done')}
        </Button>
        <Button
          size="md"
          variant="danger"
          icon={trash2}
          onClick={() => {
            edit({ ...content, authors: content.authors.filter((_, at) => at !== index) });
            close();
          }}
        >
          {t('removeAuthor')}
        </Button>
      </div>
    </Sheet>
  );
}
