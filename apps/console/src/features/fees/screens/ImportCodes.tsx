import { feeCodeCalls } from '@meetingapp/contract/fees/code.ts';
import { codeImportCalls } from '@meetingapp/contract/fees/code-exchange.ts';
import { ImportPage } from '../../../lib/imports/ImportPage.tsx';
import { useT } from '../../../lib/texts/texts.ts';

const changes = [feeCodeCalls.codes];

/** Import of discount codes. */
export const ImportCodes = () => (
  <ImportPage calls={codeImportCalls} t={useT('codeSheet')} page="fees" search={{ tab: 'codes' }} changes={changes} />
);
