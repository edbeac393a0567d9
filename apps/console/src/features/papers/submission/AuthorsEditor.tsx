import type { ConsolePaper } from '@meetingapp/contract/papers/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, trash2 } from '@meetingapp/ui/icons/icons.ts';
import { Button, Checkbox, Input, Select } from 'antd';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { MoveButtons } from '../../../lib/lists/MoveButtons.tsx';
import { moveItem } from '../../../lib/lists/move-item.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { Field } from '../../../lib/forms/Field.tsx';

type Content = ConsolePaper['content'];
/** Authors refer to affiliations by their place: the two are one value. */
type People = Pick<Content, 'authors' | 'affiliations'>;
type Author = Content['authors'][number];
const nothing = { zh: '', en: '' };

/** Authors and the affiliations that they refer to by number. */
export function AuthorsEditor({ value, set }: { value: People; set: (value: People) => void }) {
  const t = useT('papersConsole');
  const language = useLanguage();
  const { authors, affiliations } = value;
  const changeAuthor = (index: number, part: Partial<Author>) =>
    set({ ...value, authors: authors.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const fresh = { name: nothing, email: '', affiliations: [], presenting: false, corresponding: false };
  return (
    <>
      <Field label={t('columns.authors')}>
        <ul className="papers-people">
          {authors.map((author, index) => {
            const name = pickLanguage(author.name, language) || String(index + 1);
            return (
              <li key={index}>
                <BilingualInput
                  label={t('pane.authorName', { number: index + 1 })}
                  maxLength={100}
                  value={author.name}
                  onChange={(next) => changeAuthor(index, { name: next })}
                />
                <Input
                  maxLength={120}
                  aria-label={`${t('columns.email')} ${name}`}
                  placeholder={t('columns.email')}
                  value={author.email}
                  onChange={(event) => changeAuthor(index, { email: event.target.value })}
                />
                <Select
                  mode="multiple"
                  aria-label={`${t('columns.affiliations')} ${name}`}
                  placeholder={t('columns.affiliations')}
                  value={author.affiliations}
                  options={affiliations.map((one, at) => ({
                    value: at + 1,
                    label: `${at + 1}. ${pickLanguage(one.name, language)}`,
                  }))}
                  onChange={(chosen) => changeAuthor(index, { affiliations: chosen })}
                />
                <span className="row acts">
                  <Checkbox
                    checked={author.presenting}
                    onChange={(event) => changeAuthor(index, { presenting: event.target.checked })}
                  >
                    {t('pane.presenting')}
                  </Checkbox>
                  <Checkbox
                    checked={author.corresponding}
                    onChange={(event) => changeAuthor(index, { corresponding: event.target.checked })}
                  >
                    {t('pane.corresponding')}
                  </Checkbox>
                  <span className="row moves">
                    <MoveButtons
                      at={index}
                      count={authors.length}
                      up={t('up', { name })}
                      down={t('down', { name })}
                      onMove={(by) => set({ ...value, authors: moveItem(authors, index, by) })}
                    />
                    <Button
                      type="text"
                      size="small"
                      aria-label={t('remove', { name })}
                      icon={<Icon icon={trash2} />}
                      onClick={() => set({ ...value, authors: authors.filter((_, at) => at !== index) })}
                    />
                  </span>
                </span>
              </li>
            );
          })}
        </ul>
        <Button
          size="small"
          icon={<Icon icon={plus} />}
          onClick={() => set({ ...value, authors: [...authors, fresh] })}
        >
          {t('pane.addAuthor')}
        </Button>
      </Field>
      <Field label={t('columns.affiliations')}>
        <ul className="papers-people">
          {affiliations.map((one, index) => (
            <li key={index}>
              <BilingualInput
                label={t('pane.affiliation', { number: index + 1 })}
                maxLength={300}
                value={one.name}
                onChange={(name) =>
                  set({
                    ...value,
                    affiliations: affiliations.map((all, at) => (at === index ? { ...all, name } : all)),
                  })
                }
              />
            </li>
          ))}
        </ul>
        <Button
          size="small"
          icon={<Icon icon={plus} />}
          onClick={() => set({ ...value, affiliations: [...affiliations, { name: nothing, city: '', country: '' }] })}
        >
          {t('pane.addAffiliation')}
        </Button>
      </Field>
    </>
  );
}
