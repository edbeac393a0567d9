import { both } from '../support/bilingual.ts';

/** Paragraphs are separated by an empty line; a separate line that begins with a number is a heading. */
export const userAgreement = both(
  `1. 关于本服务

本服务由会议主办方提供，用于浏览会议信息、报名、缴费、预订住宿和领取电子票证。使用本服务即表示您已阅读并同意本协议。

2. 账号

账号以手机号码或邮箱验证，仅限本人使用。您可以用一个账号为同事报名，并应事先取得对方同意。发现账号被他人使用时，请立即重设密码，其他设备会同时退出登录。

3. 报名与缴费

名额在您选定费用后保留一段时间，保留截止时间以页面显示为准。逾期未付款，名额自动释放。价格以付款时所在的收费阶段为准，付款前页面会显示应付总额。

4. 变更、取消与退款

会前您可以自行修改报名信息。取消报名时，按会议公布的退款规则计算可退金额，确认前会显示应退金额。退款原路退回，到账时间以支付机构为准。

5. 内容

会议中的讲义、视频和图片归作者或主办方所有。未经许可，不得录制、转载或用于商业用途。

6. 责任

因自然灾害、公共卫生事件等不可抗力导致会议改期或取消，主办方将通过短信、邮件和本服务通知，并提供退款或延期方案。

7. 联系我们

对本协议有疑问，请联系会议介绍页上列出的会务组。`,
  `1. About this service

This service is provided by the conference organiser so that you can view conference information, register, pay, book accommodation and receive your electronic pass. By using it, you confirm that you have read and accepted this agreement.

2. Your account

Accounts are verified by mobile number or e-mail address and are for your personal use only. You may register colleagues from your account with their prior consent. If someone else is using your account, reset your password at once; this logs out all other devices.

3. Registration and payment

After you choose a fee, your place is held for a limited time, shown on the page. If payment is not made by then, the place is released. The price depends on the fee period in which you pay; the total is shown before payment.

4. Changes, cancellation and refunds

You can change your registration details yourself before the conference. If you cancel, the refund is calculated according to the published policy, and the amount is shown before you confirm. Refunds are made to the original payment method; the time taken depends on the payment provider.

5. Content

Slides, videos and pictures belong to their authors or to the organiser. They may not be recorded, republished or used commercially without permission.

6. Liability

If the conference is postponed or cancelled because of force majeure, such as a natural disaster or a public health event, the organiser will notify you by text message, by e-mail and through this service, and offer a refund or a new date.

7. Contact

If you have questions about this agreement, please contact the conference office listed on the conference information page.`,
);

export const privacyPolicy = both(
  `1. 收集的信息

报名所需的姓名、手机号码、邮箱、单位、职称等信息，由您自己填写；付款结果由支付机构提供；为保障账号安全，我们记录登录时间和设备型号。

2. 使用目的

用于办理报名、核对会员资格、制作胸牌、安排住宿和用餐、开具发票、会议签到，以及与本次会议有关的通知。不用于其他用途。

3. 向谁提供

会议主办方及其委托的会务、酒店和发票服务商，仅限办理您的事务所需。付款由支付机构处理，我们不保存银行卡信息。

4. 保存期限

报名信息保存到会议结束后三年，订单和发票按税法要求保存。期满后删除或匿名化。

5. 您的权利

您可以查看、更正、导出自己的信息，也可以撤回同意或删除账号。已经开具的发票依法保留。`,
  `1. What we collect

The information needed for registration, such as your name, mobile number, e-mail address, affiliation and title, is entered by you. The payment provider informs us of payment results. To protect your account, we record the time and device model of each log-in.

2. How we use it

To handle your registration, verify membership, print badges, arrange accommodation and meals, issue invoices, check you in, and send notices about this conference. It is not used for any other purpose.

3. Who sees it

Only the organiser and the conference, hotel and invoicing services working on its behalf, and only as far as needed for your registration. Payments are processed by the payment provider; we do not store bank card details.

4. How long we keep it

Registration data is kept for three years after the conference; orders and invoices are kept as long as tax law requires. After that, data is deleted or anonymised.

5. Your rights

You can view, correct and export your data, withdraw your consent, or delete your account. Invoices already issued are retained as required by law.`,
);
