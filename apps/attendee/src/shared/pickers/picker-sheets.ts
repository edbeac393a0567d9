import { DateSheet } from '@meetingapp/ui/pickers/DateSheet.tsx';
import { SearchSheet } from '@meetingapp/ui/pickers/SearchSheet.tsx';
import { WheelSheet } from '@meetingapp/ui/pickers/WheelSheet.tsx';

/** Sheets of the form's pickers: a separate chunk, because the form renders without it. */
export const pickerSheets = { search: SearchSheet, wheel: WheelSheet, date: DateSheet } as const;
