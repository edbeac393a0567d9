import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { trash2 } from '@meetingapp/ui/icons/icons.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { withoutAffiliation, type Affiliation } from '../view.ts';
import type { PartSheetProps } from './AuthorSheet.tsx';

/** One affiliation, in both languages. */
export function AffiliationSheet({ content, edit, index, errorOf, close }: PartSheetProps) {
  const t = useT('papersSubmission');
  const affiliation = content.affiliations[index];
  if (!affiliation) return null;
  const change = (part: Partial<Affiliation>) =>
    edit({
      ...content,
      affiliations: content.affiliations.map((one, at) => (at === index ? { ...one, ...part } : one)),
    });
  const own = content.language;
  return (
    <Sheet open onClose={close} title={t('affiliation', { number: index + 1 })} closeLabel={t('done')}>
      <div className="fields">
        {[own, own === 'zh' ? ('en' as const) : ('zh' as const)].map((one) => (
          <TextField
            key={one}
            label={t(one === 'zh' ? 'affiliationZh' : 'affiliationEn')}
            required={one === own}
            maxLength={300}
            value={affiliation.name[one]}
            error={one === own ? errorOf(`affiliations.${index}.name`) : undefined}
            onChange={(text) => change({ name: { ...affiliation.name, [one]: text } })}
          />
        ))}
        {(['city', 'country'] as const).map((field) => (
          <TextField
            key={field}
            label={t(field)}
            maxLength={100}
            value={affiliation[field]}
            onChange={(text) => change({ [field]: text })}
          />
        ))}
        <Button size="md" onClick={close}>
          {t('done')}
        </Button>
        <Button
          size="md"
          variant="danger"
          icon={trash2}
          onClick={() => {
            edit(withoutAffiliation(content, index));
            close();
          }}
        >
          {t('removeAffiliation')}
        </Button>
      </div>
    </Sheet>
  );
}
