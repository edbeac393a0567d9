/** Texts of the form's fields that are loaded when a form has them. */
export const formKinds = {
  characters: '{count} / {most}',
  between: '{least} 至 {most}{unit}',
  atLeast: '不小于 {least}{unit}',
  atMost: '不大于 {most}{unit}',
  steps: '，间隔 {step}',
  consent: {
    agree: '我已阅读并同意',
    version: '{version} 版',
    whole: '展开全文',
    less: '收起',
  },
  file: {
    pick: '选择文件',
    another: '换一个文件',
    text: 'PDF、Word（docx）、JPG 或 PNG，不超过 10 MB',
    remove: '移除 {name}',
    large: '文件有 {size} MB，不能超过 10 MB，请压缩后再上传',
    failed: '上传没有完成：{reason}',
    example: '示例.pdf',
  },
  signature: {
    pad: '{name}，签名板：用手指、触控笔或鼠标签名',
    padSigned: '{name}，签名板，已签 {count} 笔',
    undo: '撤销一笔',
    clear: '重签',
    type: '改为输入姓名',
    draw: '改为手写',
    name: '您的姓名',
    nameHint: '输入的姓名作为签名',
  },
} as const;
