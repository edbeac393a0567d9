/** Texts of a picture or a file in an organiser’s form on the phone. */
export const registrationPicture = {
  picture: {
    take: '拍照或从相册选择',
    another: '换一张',
    text: 'JPG、PNG 或 WebP，不超过 10 MB，一次一张',
    remove: '移除照片',
    logIn: '登录后上传',
    logInText: '已填写的内容会保留',
    kind: '这个文件不是图片，请上传 JPG、PNG 或 WebP 图片',
    large: '图片有 {size} MB，不能超过 10 MB，请换一张',
    unreadable: '图片无法读取，请换一张',
    failed: '上传没有完成：{reason}',
  },
} as const;
