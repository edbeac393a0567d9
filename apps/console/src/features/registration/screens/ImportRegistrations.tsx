import { registrationImportCalls } from '@meetingapp/contract/registration/import.ts';
import { ImportPage } from '../../../lib/imports/ImportPage.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { changed } from '../data.ts';

/** Import of registrations. */
export function ImportRegistrations() {
  const t = useT('registrationImport');
  return (
    <ImportPage
      calls={registrationImportCalls}
      t={t}
      more={{ barred: t('money'), groups: [t('questions'), t('parts')] }}
      page="registrations"
      changes={changed}
    />
  );
}
