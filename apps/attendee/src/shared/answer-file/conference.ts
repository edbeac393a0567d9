import { createContext } from 'react';

/** The conference of a form on a page that is not of this conference; null: that of the page. */
export const FormConference = createContext<string | null>(null);
