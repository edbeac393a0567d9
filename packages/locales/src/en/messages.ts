import type { Texts } from '../texts.ts';
import type { messages as zh } from '../zh/messages.ts';

export const messages = {
  code: {
    name: 'One-time code',
    subject: 'Your code',
    body: 'Your code is {code}. It is valid for {minutes} minutes. If you did not ask for it, ignore this message.',
  },
  address_changed: {
    name: 'Log-in changed',
    subject: 'Your log-in has changed',
    body: 'Your account now logs in with {address}. If this was not you, log in at once, log out all other devices in “My profile”, and change it back.',
  },
  paid: {
    name: 'Payment received',
    subject: 'Payment received',
    body: 'Your order {order} is paid, {amount} {currency}, and your registration is confirmed. Your entry code is on the conference page.',
  },
  late_payment: {
    name: 'Paid late, refunded',
    subject: 'No place left, your money is being refunded',
    body: 'When the payment of your order {order} arrived, no place was left. {amount} {currency} are being refunded; you do not need to do anything.',
  },
  proof_refused: {
    name: 'Proof asked for again',
    subject: 'Please send your proof again',
    body: '{conference}: the proof that you sent for “{fee}” was not accepted: {reason}. Log in, open “My registration” and send it again.',
  },
  survey_reminder: {
    name: 'Reminder of a survey',
    subject: 'Please answer: {survey}',
    body: '{conference}: you have not answered “{survey}” yet. You can answer it on the conference pages.',
  },
  certificate_issued: {
    name: 'Certificate issued',
    subject: 'Your certificate: {title}',
    body: '{conference}: your certificate “{title}” ({number}) has been issued. You can download it on the conference pages.',
  },
  certificate_revoked: {
    name: 'Certificate revoked',
    subject: 'Your certificate has been revoked',
    body: '{conference}: the certificate with the number {number} has been revoked. Reason: {reason}',
  },
  credit_review_answered: {
    name: 'Credit review answered',
    subject: 'Your credits were reviewed',
    body: '{conference}: the organiser answers your request about your credits: {answer}',
  },
  place_offered: {
    name: 'Place offered',
    subject: 'A place is kept for you',
    body: '{conference}: there is a place for {title}. It is kept for you until {until}. Log in to take it: {link}',
  },
  room_mate_invited: {
    name: 'Invitation to share a room',
    subject: '{name} would like to share a room with you',
    body: '{conference}: {name} would like to share a hotel room with you. You share a room only if you agree. Accept or decline on the hotel page.',
  },
  room_mate_accepted: {
    name: 'Invitation to share a room accepted',
    subject: '{name} accepted your invitation',
    body: '{conference}: {name} accepted your invitation. You will be given the same room.',
  },
  room_mate_agreed: {
    name: 'Invitation to share a room accepted, bed not booked yet',
    subject: '{name} accepted your invitation',
    body: '{conference}: {name} accepted your invitation to share a room and still has to book a bed. You share the room once it is booked.',
  },
  room_mate_declined: {
    name: 'Invitation to share a room declined',
    subject: '{name} declined your invitation',
    body: '{conference}: {name} declined your invitation to share a room. Your bed stays booked, and you can invite somebody else.',
  },
  room_mate_withdrawn: {
    name: 'Sharing of a room ended',
    subject: '{name} no longer shares a room with you',
    body: '{conference}: {name} has withdrawn from sharing a room with you. Your bed stays booked, and you can invite somebody else.',
  },
  registration_approved: {
    name: 'Approved',
    subject: 'Your registration is approved',
    body: 'Dear {name}, your registration {number} for {conference} is approved. Please log in and pay.',
  },
  checkin_copied: {
    name: 'Ticket shown again',
    subject: 'Your ticket was shown again',
    body: 'Your ticket was just shown again at “{point}”. It was admitted before at {at}, {where}. If this was not you, please get a new code at the desk.',
  },
  registration_refused: {
    name: 'Refused',
    subject: 'Your registration could not be accepted',
    body: 'Dear {name}, your registration {number} for {conference} could not be accepted. Reason: {reason}',
  },
  registration_cancelled: {
    name: 'Cancelled',
    subject: 'Your registration was cancelled',
    body: 'Dear {name}, your registration {number} for {conference} was cancelled by the organiser. {reason}',
  },
  registration_cancelled_refund: {
    name: 'Cancelled with a refund',
    subject: 'Your registration was cancelled',
    body: 'Dear {name}, your registration {number} for {conference} was cancelled by the organiser. {reason} {currency} {amount} are being refunded the way they were paid.',
  },
  refund_started: {
    name: 'Refund',
    subject: 'A refund of {currency} {amount}',
    body: 'Dear {name}, {currency} {amount} for your registration {number} for {conference} are being refunded the way they were paid. Reason: {reason}. Your registration stays valid; {currency} {left} remain paid.',
  },
  refund_after_cancellation: {
    name: 'Refund after cancellation',
    subject: 'A refund of {currency} {amount}',
    body: 'Dear {name}, {currency} {amount} for your cancelled registration {number} for {conference} are being refunded the way they were paid. Reason: {reason}',
  },
  stay_cancelled: {
    name: 'Stay cancelled',
    subject: 'Your hotel booking was cancelled',
    body: 'Dear {name}, your booking at {hotel} for {conference} was cancelled by the organiser. Please contact the organiser if you have questions.',
  },
  stay_cancelled_refund: {
    name: 'Stay cancelled with a refund',
    subject: 'Your hotel booking was cancelled',
    body: 'Dear {name}, your booking at {hotel} for {conference} was cancelled by the organiser. {currency} {amount} are being refunded the way they were paid. Please contact the organiser if you have questions.',
  },
  order_cancelled: {
    name: 'Order cancelled',
    subject: 'Order {order} was cancelled',
    body: 'Your unpaid order {order} of {currency} {amount} was cancelled by the organiser. Please do not pay it. To attend, open your registration on the conference page.',
  },
  own_cancellation: {
    name: 'Cancelled by the person',
    subject: 'You cancelled your registration',
    body: 'Dear {name}, your registration {number} for {conference} is cancelled.',
  },
  own_cancellation_refund: {
    name: 'Cancelled by the person with a refund',
    subject: 'You cancelled your registration',
    body: 'Dear {name}, your registration {number} for {conference} is cancelled. {currency} {amount} are being refunded the way they were paid.',
  },
  cancelled_by_contact: {
    name: 'Cancelled by the group’s contact',
    subject: 'The contact of your group cancelled your registration',
    body: 'Dear {name}, the contact of your group cancelled your registration {number} for {conference}. Your place is free again. To attend, please register anew.',
  },
  member_cancelled: {
    name: 'Group member cancelled',
    subject: 'The registration of {name} was cancelled',
    body: 'The registration {number} of {name}, a member of your group, for {conference} is cancelled.',
  },
  member_cancelled_refund: {
    name: 'Group member cancelled with a refund',
    subject: 'The registration of {name} was cancelled',
    body: 'The registration {number} of {name}, a member of your group, for {conference} is cancelled. {currency} {amount} are being refunded the way they were paid.',
  },
  member_refund: {
    name: 'Refund for a group member',
    subject: '{name}: a refund of {currency} {amount}',
    body: '{currency} {amount} for the registration {number} of {name}, a member of your group, for {conference} are being refunded the way they were paid.',
  },
  paper_accepted: {
    name: 'Paper accepted',
    subject: '{conference}: your paper has been accepted',
    body: 'Dear {name}, your paper “{title}” ({number}) has been accepted as: {decision}.{remark}\n\nThe letter of acceptance is under “My submissions”: {link}\n\nThe organisers of {conference}',
  },
  paper_not_accepted: {
    name: 'Paper not accepted',
    subject: '{conference}: the result of your submission',
    body: 'Dear {name}, thank you for your submission. We are sorry that your paper “{title}” ({number}) could not be accepted this time.{remark}\n\nDetails: {link}\n\nThe organisers of {conference}',
  },
  review_reminder: {
    name: 'Reminder to review',
    subject: '{conference}: {count} {count|paper waits|papers wait} for your review',
    body: 'Dear {name}, {count} {count|paper waits|papers wait} for your review until {until}. Please log in: {link}\n\nThe organisers of {conference}',
  },
  review_reminder_open: {
    name: 'Reminder to review',
    subject: '{conference}: {count} {count|paper waits|papers wait} for your review',
    body: 'Dear {name}, {count} {count|paper waits|papers wait} for your review. Please log in: {link}\n\nThe organisers of {conference}',
  },
  from_organiser: {
    name: 'Notice of the organiser',
    subject: '{subject}',
    body: 'Dear {name},\n\n{text}\n\nThe organisers of {conference}',
  },
  mailing: {
    name: 'Message to many',
    subject: '{subject}',
    body: '{text}',
  },
  stand_invitation: {
    name: 'Invitation to a stand',
    subject: '{conference}: you look after the stand of {exhibitor}',
    body: 'Hello, you have been added to the people of the exhibitor {exhibitor} at {conference}. Log in with the phone number or e-mail address that received this message to write the page of the stand, receive cards and order services: {link}',
  },
  department_soon: {
    name: 'Department meeting begins soon',
    subject: '“{meeting}” begins {at}',
    body: 'The department meeting “{meeting}” begins {at}. Place: {place}. If you cannot come, please let the host know on its page: {link}',
  },
  department_moved: {
    name: 'Department meeting has changed',
    subject: '“{meeting}” has changed: please see its time and place',
    body: 'The department meeting “{meeting}” has changed. It is now {at}. Place: {place}. Details: {link}',
  },
  department_cancelled: {
    name: 'Department meeting is cancelled',
    subject: '“{meeting}” is cancelled',
    body: 'The department meeting “{meeting}” of {at} is cancelled and will not take place.',
  },
  stand_released: {
    name: 'Page of a stand shown',
    subject: 'The page of {exhibitor} is now shown',
    body: 'Hello, the organiser has released the page of {exhibitor} that you sent. Visitors see it now.',
  },
  stand_returned: {
    name: 'Page of a stand returned',
    subject: 'The page of {exhibitor} needs changes',
    body: 'Hello, the organiser asks you to change the page of {exhibitor} and to send it again. What is to be changed: {reason}',
  },
  invoice_sent: {
    name: 'Invoice',
    subject: 'Your invoice for {conference}',
    body: 'Hello, your invoice for {conference} is attached. Title: {title}. Number: {number}. Amount: {currency} {amount}.',
  },
  invoice_refused: {
    name: 'Invoice not issued',
    subject: 'Your invoice for {conference} could not be issued',
    body: 'Hello, the invoice you asked for {conference} (title: {title}) could not be issued. Reason: {reason} Change it under “My registration” and ask again.',
  },
  paper_submitted: {
    name: 'Paper submitted',
    subject: '{conference}: your paper {number} was submitted',
    body: 'We have received your paper “{title}” for {conference}; its number is {number}. See it or make changes: {link}',
  },
  paper_withdrawn: {
    name: 'Paper withdrawn',
    subject: '{conference}: your paper {number} was withdrawn',
    body: 'Your paper “{title}” for {conference} ({number}) was withdrawn. See your papers: {link}',
  },
  programme_part: {
    name: 'Your part in the programme has changed',
    subject: '{subject}',
    body: '{text}',
  },
  programme_changed: {
    name: 'The programme in your plan has changed',
    subject: '{subject}',
    body: 'The programme of {conference} has been updated. What changed in your plan:\n\n{changes}\n\nDetails: {link}',
  },
  digest: {
    name: 'Daily e-mail',
    subject: '{count} {count|message|messages} of today',
    body: '{items}\n\nRead them in the app: {link}',
  },
  invoice_ready: {
    name: 'Invoice issued',
    subject: 'Your invoice is ready',
    body: 'The invoice for {conference} (title: {title}) over {currency} {amount} has been issued and sent to the e-mail address that you gave. It is also under “My registration”.',
  },
  introduction_released: {
    name: 'Avatar and introduction released',
    subject: 'Your avatar and introduction are released',
    body: 'The avatar and introduction that you sent for {conference} are released. See them: {link}',
  },
  introduction_refused_plain: {
    name: 'Avatar and introduction not released, without a reason',
    subject: 'Your avatar and introduction are not released',
    body: 'The avatar and introduction that you sent for {conference} are not released. You can change them and send them again: {link}',
  },
  introduction_refused: {
    name: 'Avatar and introduction not released',
    subject: 'Your avatar and introduction are not released',
    body: 'The avatar and introduction that you sent for {conference} are not released. Reason: {reason}. You can change them and send them again: {link}',
  },
  comment_answered: {
    name: 'Question answered',
    subject: 'Your question has been answered',
    body: 'Your question at {conference}, “{text}”, has been answered. You can rate the answer within 3 days: {link}',
  },
  comment_asked: {
    name: 'Question to a speaker',
    subject: 'A participant has asked you a question',
    body: 'A participant of {conference} has asked you: “{text}”. Read and answer it: {link}',
  },
  comment_refused_plain: {
    name: 'Text not shown, without a reason',
    subject: 'Your text is not shown',
    body: 'What you wrote at {conference}, “{text}”, is not shown. You can change it and send it again: {link}',
  },
  comment_refused: {
    name: 'Text not shown',
    subject: 'Your text is not shown',
    body: 'What you wrote at {conference}, “{text}”, is not shown. Reason: {reason}. You can change it and send it again: {link}',
  },
  activity_offer: {
    name: 'A place from the waiting list',
    subject: 'A place for you: {activity}',
    body: 'A place in “{activity}” ({slot}) at {conference} is free and held for you until {until}. Please confirm it; afterwards it goes to the next person: {link}',
  },
  activity_won: {
    name: 'A prize of an activity',
    subject: 'You have won: {prize}',
    body: 'In “{activity}” at {conference} you are number {rank} and win: {prize}. Collect it at: {place}. Your code: {link}',
  },
  speaker_invited: {
    name: 'Invitation of a speaker',
    subject: '{conference} invites you to {count} {count|task|tasks}',
    body: 'Dear {name},\n\n{conference} invites you to:\n\n{tasks}\n\n{deadline}. Accept or reject with this link, no log-in needed: {link}',
  },
  speaker_reminded: {
    name: 'Reminder to a speaker',
    subject: 'Please answer {count} {count|task|tasks} of {conference}',
    body: 'Dear {name},\n\n{conference} is waiting for your answer:\n\n{tasks}\n\n{deadline}. Accept or reject with this link: {link}',
  },
  speaker_missing: {
    name: 'What a speaker still has to do',
    subject: '{conference}: {count} {count|item is|items are} missing from you',
    body: 'Dear {name},\n\nfor your tasks at {conference} we still need:\n\n{steps}\n\nComplete each of them with this link, no log-in needed: {link}',
  },
  speaker_changed: {
    name: 'Task of a speaker has changed',
    subject: '{conference}: your task has changed, please answer again',
    body: 'Dear {name},\n\nyour tasks at {conference} have changed. Please answer again:\n\n{tasks}\n\n{deadline}: {link}',
  },
  speaker_thanks: {
    name: 'Task is taken',
    subject: '{conference}: another expert has taken the task',
    body: 'Dear {name},\n\nanother expert has taken these tasks, so you need not answer. Thank you:\n\n{tasks}\n\nYour other tasks: {link}',
  },
  speaker_pickup: {
    name: 'Car for a speaker',
    subject: '{conference}: your car',
    body: 'Dear {name}, your car for {conference} leaves {place} at {time}. Driver: {driver}, licence plate {plate}. Your full travel plan: {link}',
  },
  speaker_corrected: {
    name: 'Details of a speaker corrected',
    subject: '{conference}: your details are corrected',
    body: 'Dear {name}, your correction for {conference} is accepted and will be in the next release of the programme: {link}',
  },
  speaker_correction_refused: {
    name: 'Correction of a speaker not accepted',
    subject: '{conference}: your correction is not accepted',
    body: 'Dear {name}, your correction for {conference} is not accepted: {words}. See it or send another one: {link}',
  },
  speaker_agreement: {
    name: 'Agreement to sign',
    subject: '{conference}: please sign “{title}”',
    body: 'Dear {name}, {conference} has prepared “{title}” for you. Please read it to the end on your phone, then sign: {link}',
  },
  speaker_agreement_signed: {
    name: 'Agreement signed',
    subject: '{conference}: “{title}” is signed',
    body: 'Dear {name}, you have signed “{title}” of {conference}. Open the link for the signed PDF: {link}\n\nSHA-256 of the PDF: {sha256}',
  },
  speaker_agreement_withdrawn: {
    name: 'Agreement withdrawn',
    subject: '{conference}: “{title}” was withdrawn',
    body: 'Dear {name}, the organiser has withdrawn “{title}” of {conference}: {words}. See it: {link}',
  },
  speaker_receipt_refused: {
    name: 'Receipt refused',
    subject: '{conference}: please send a receipt again',
    body: 'Dear {name}, your receipt of CNY {amount} for {conference} was refused: {words}. Open the link to send another one: {link}',
  },
  speaker_slides_returned: {
    name: 'Slides returned',
    subject: '{conference}: please upload your slides again',
    body: 'Dear {name}, the file “{file}” for {conference} has to be changed and uploaded again: {words}. Open the link to upload it: {link}',
  },
  lottery_won: {
    name: 'You have won',
    subject: 'You have won: {prize}',
    body: 'In “{draw}” at {conference}, your number {number} won {prize}. Collect it at: {place}. Your code: {link}',
  },
  lottery_remind: {
    name: 'Reminder to collect a prize',
    subject: 'Please collect your prize: {prize}',
    body: 'You have not collected {prize} of “{draw}” at {conference} yet. Collect it until {until} at: {place}. Your code: {link}',
  },
  rehearsal_task: {
    name: 'Task of a rehearsal',
    subject: '{conference}: a task of the rehearsal for you',
    body: 'Dear {name}, “{criterion}” failed in rehearsal no. {number}, and {by} asks you to see to it. What to do, and where to mark it done: {link}',
  },
  staff_invitation: {
    name: 'Invitation of staff',
    subject: 'Invitation to work for {society}',
    body: 'Dear {name}, {by} invites you to work on the conferences of {society}. Open this link within 7 days and set a password: {link}',
  },
  staff_reset: {
    name: 'New password',
    subject: 'A new password for the console',
    body: 'Dear {name}, open this link within an hour to set a new password: {link} . If you did not ask for it, ignore this e-mail: your password stays as it is.',
  },
} as const satisfies Texts<typeof zh>;
