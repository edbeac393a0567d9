import { basePath } from '../paths.ts';

/** Path of the page that verifies certificates; the server renders it, so it is not a screen of the phone. */
export const verifyPath = `${basePath}/verify`;

/** Address that verifies one certificate; it is in the QR code of the paper. */
export const verifyAddress = (publicUrl: string, code: string): string => `${publicUrl}${verifyPath}/${code}`;
