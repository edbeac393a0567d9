import type { Texts } from '../texts.ts';
import type { speakerErrors as zh } from '../zh/errors-speakers.ts';

/** Refusals about speakers: answers, agreements, slides, travel, reimbursements. */
export const speakerErrors = {
  speaker_schedule_unknown:
    'Your schedule was not found. Name and phone number must match your invitation; request a new code',
  speaker_unknown: 'No such expert found for this account. Open your invitation, or search by name and phone',
  speaker_link_ended: 'This link has expired. Open the link in your latest letter, or search by name and phone number',
  speaker_unidentified: 'Open the link in your invitation, or log in first',
  speaker_answer_late: 'Replies are closed. Please call the organiser to change yours',
  speaker_task_gone: 'This task is no longer in the programme. Refresh to see your tasks',
  speaker_task_changed: 'The programme has just changed. Refresh, check what has changed, then reply',
  speaker_task_filled: 'Another speaker has taken this task. Thank you',
  speaker_no_address: 'There is no account, e-mail address or phone number. Add one under “Speakers” first',
  agreement_gone: 'This agreement was withdrawn or is not yours. Go back and refresh',
  agreement_signed: 'This agreement has already been signed. Go back to view the signed file',
  agreement_late: 'Signing is closed. Please call the organiser',
  agreement_changed: 'The file differs from the one shown to you, so nothing was signed. Open it again, then sign',
  agreement_no_address:
    'There is no phone number or e-mail address for a code. Draw your signature, or ask the organiser to add one',
  agreement_retired: 'This template is retired. Restore it first, or choose another one',
  agreement_none: 'There are no signed agreements to download yet',
  receipt_there: 'This receipt has already been sent. Please choose another picture',
  receipt_too_many: 'At most 60 receipts. Please remove those that are not needed',
  receipt_gone: 'This receipt has been removed. Refresh to see the others',
  receipt_no_bank: 'The speaker has not entered a bank account yet. Please ask for it',
  receipt_none: 'There are no approved receipts from people with a bank account. Check the receipts first',
  statement_text_changed: 'The text has just changed. Close this, open it again and read the new text',
  agreement_there: 'There is already an agreement from this template. Withdraw it before you create another',
  expert_has_agreements:
    'This speaker has agreements and cannot be removed. If the entry is a duplicate, merge it instead',
  speaker_busy: 'This speaker has another task at that time or cannot get there in time. Choose someone else',
  slides_over: 'This task is over. Slides are no longer accepted',
  slides_unasked: 'This task needs no slides. Please give other material to the organiser',
  slides_kind: 'This type of file is not accepted. Save it as PPTX, PDF, KEY or MP4 and upload it again',
  slides_too_large: 'Too large: PPTX, PDF, KEY up to 200 MB, videos up to 1000 MB. Compress and upload again',
  slides_upload_gone: 'This upload no longer exists. Please choose the file again',
  slides_piece_wrong: 'A part does not belong to this file. Please choose the file and upload it again',
  slides_incomplete: 'The file is not complete yet. Please continue the upload',
  slides_renamed:
    'The file name extension does not match the content: the file was renamed or exported in the wrong format. Upload the original file',
  slides_encrypted: 'The file has a password and cannot be opened in the hall. Remove the password and upload again',
  slides_damaged:
    'The file is incomplete or damaged. Open it on your computer, export it again and upload the new file',
  slides_old: 'This is an old PPT file. Save it as PPTX in PowerPoint or WPS and upload again',
  slides_codec: 'The hall cannot play videos with this codec. Convert the video to MP4 with H.264',
  slides_none: 'This hall has no slides for that day yet. Download them once they have been uploaded',
  slides_unpublished: 'Not possible yet: the speaker must agree, the talk must be over, and the slides need PDF pages',
  document_key_expired:
    'The signing certificate of the organiser has expired, so nothing can be signed now. Please ask the organiser to replace it',
  document_key_there: 'This certificate is already in use. Choose the file of the new one',
  travel_booked: 'The organiser has booked this trip. Please use “Ask for a change”',
  travel_no_document: 'No ticket needs an ID. Choose “The organiser books it” first',
  travel_pickup_full: 'The car does not have enough seats. Choose another car or fewer people',
  slides_hall_too_large: 'The slides of this hall and day exceed 3.9 GB. Please download them one by one',
} as const satisfies Texts<typeof zh>;
