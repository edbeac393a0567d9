import type { StandPage } from '@meetingapp/contract/exhibition/stand.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { StandHead } from '../parts/StandHead.tsx';
import { StandParts } from '../parts/StandParts.tsx';

/** A draft as visitors will see it, in the language of the phone. */
export function PagePreview({ page, booth }: { page: StandPage; booth: string }) {
  const language = useLanguage();
  const say = (text: { zh: string; en: string }): string => pickLanguage(text, language);
  const { products, files, films, contacts } = page.stand;
  return (
    <>
      <StandHead name={say(page.name)} field={say(page.field)} logo={page.logo} booth={booth} visited={false} />
      {say(page.introduction) !== '' && <p className="ex-intro">{say(page.introduction)}</p>}
      <StandParts
        stand={{
          products: products.map((one) => ({ ...one, name: say(one.name), text: say(one.text) })),
          files: files.map(({ name, address }) => ({ name: say(name), address })),
          films: films.map(({ name, address }) => ({ name: say(name), address })),
          contacts: contacts.map(({ name, duty }) => ({ name: say(name), duty: say(duty) })),
        }}
      />
    </>
  );
}
