import { DateSheet } from '@meetingapp/ui/DateSheet.tsx';
import { SearchSheet } from '@meetingapp/ui/SearchSheet.tsx';
import { WheelSheet } from '@meetingapp/ui/WheelSheet.tsx';

/** What the form's pickers open: a program of its own, because the form shows without it. */
export const pickerSheets = { search: SearchSheet, wheel: WheelSheet, date: DateSheet } as const;
