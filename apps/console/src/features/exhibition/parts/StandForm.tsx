import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { CoverField } from '../../../lib/forms/CoverField.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { StandInput } from '../data.ts';
import { AddressField } from './AddressField.tsx';
import { Entries } from './Entries.tsx';

interface StandFormProps {
  stand: StandInput;
  mayWrite: boolean;
  /** The text of a field of the exhibitor. */
  fault: (field: string) => string | undefined;
  change: (stand: StandInput) => void;
}

const nothing = { zh: '', en: '' };
/** Keys of products stay when their names change: cards name them. */
const newKey = () => crypto.randomUUID().slice(0, 8);
const without = <T,>(entries: readonly T[], at: number): T[] => entries.filter((_entry, place) => place !== at);
const replaced = <T,>(entries: readonly T[], at: number, part: Partial<T>): T[] =>
  entries.map((entry, place) => (place === at ? { ...entry, ...part } : entry));

/** Products, files, films and contacts of a stand. */
export function StandForm({ stand, mayWrite, fault: faultOf, change }: StandFormProps) {
  const t = useT('exhibitionConsole');
  const fault = (field: string) => faultOf(`stand.${field}`);
  return (
    <>
      <h2>{t('form.stand')}</h2>
      <Entries
        title={t('form.products')}
        add={t('form.addProduct')}
        onAdd={() =>
          change({
            ...stand,
            products: [...stand.products, { key: newKey(), name: nothing, text: nothing, picture: null }],
          })
        }
        entries={stand.products.map(({ key, name, text, picture }, at) => ({
          key,
          remove: () => change({ ...stand, products: without(stand.products, at) }),
          body: (
            <>
              <BilingualField
                label={t('form.productName')}
                maxLength={60}
                value={name}
                disabled={!mayWrite}
                onChange={(next) => change({ ...stand, products: replaced(stand.products, at, { name: next }) })}
                fault={fault(`products.${at}.name`)}
              />
              <BilingualField
                label={t('form.productText')}
                maxLength={200}
                value={text}
                disabled={!mayWrite}
                onChange={(next) => change({ ...stand, products: replaced(stand.products, at, { text: next }) })}
                fault={fault(`products.${at}.text`)}
              />
              <CoverField
                value={picture}
                disabled={!mayWrite}
                onChange={(next) => change({ ...stand, products: replaced(stand.products, at, { picture: next }) })}
              />
            </>
          ),
        }))}
      />
      {(['files', 'films'] as const).map((part) => (
        <Entries
          key={part}
          title={t(`form.${part}`)}
          add={t(part === 'files' ? 'form.addFile' : 'form.addFilm')}
          onAdd={() => change({ ...stand, [part]: [...stand[part], { name: nothing, address: '' }] })}
          entries={stand[part].map(({ name, address }, at) => ({
            key: String(at),
            remove: () => change({ ...stand, [part]: without(stand[part], at) }),
            body: (
              <>
                <BilingualField
                  label={t('form.title')}
                  maxLength={60}
                  value={name}
                  disabled={!mayWrite}
                  onChange={(next) => change({ ...stand, [part]: replaced(stand[part], at, { name: next }) })}
                  fault={fault(`${part}.${at}.name`)}
                />
                <AddressField
                  value={address}
                  isFile={part === 'files'}
                  fault={fault(`${part}.${at}.address`)}
                  change={(next) => change({ ...stand, [part]: replaced(stand[part], at, { address: next }) })}
                />
              </>
            ),
          }))}
        />
      ))}
      <Entries
        title={t('form.contacts')}
        add={t('form.addContact')}
        onAdd={() => change({ ...stand, contacts: [...stand.contacts, { name: nothing, duty: nothing }] })}
        entries={stand.contacts.map(({ name, duty }, at) => ({
          key: String(at),
          remove: () => change({ ...stand, contacts: without(stand.contacts, at) }),
          body: (
            <>
              <BilingualField
                label={t('form.contactName')}
                maxLength={40}
                value={name}
                disabled={!mayWrite}
                onChange={(next) => change({ ...stand, contacts: replaced(stand.contacts, at, { name: next }) })}
                fault={fault(`contacts.${at}.name`)}
              />
              <BilingualField
                label={t('form.duty')}
                maxLength={60}
                value={duty}
                disabled={!mayWrite}
                onChange={(next) => change({ ...stand, contacts: replaced(stand.contacts, at, { duty: next }) })}
                fault={fault(`contacts.${at}.duty`)}
              />
            </>
          ),
        }))}
      />
    </>
  );
}
