/** Why a picture or document is refused. */
export const words = {
  /** @param formats accepted ones */
  emptyPicture: (formats: string) => `This file is empty. Please send a ${formats} picture.`,
  heic: 'This photo is in the HEIC format, which browsers cannot show. Please send it as JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible, or export the photo as JPEG.',
  noPicture: (formats: string) => `This is not an image that is accepted. Please send a ${formats} picture.`,
  formats: 'JPEG, PNG, WebP, AVIF or GIF',
  damagedPicture:
    'This is not an image that is accepted: the file is damaged or incomplete. Please save it again, as JPEG or PNG, and send that.',
  slowPicture:
    'This is not an image that is accepted: it takes too long to open. Please save it again, as JPEG, and send that.',
  /** @param has megapixels of the picture @param max megapixels that are accepted */
  tooManyPixels: (has: string, max: string) =>
    `This picture has ${has} megapixels; at most ${max} are accepted. Please make it smaller.`,
  tooManyPixelsInFrames: (has: string, max: string) =>
    `This picture has ${has} megapixels over all its frames; at most ${max} are accepted. Please make it smaller.`,
  emptyPdf: 'This file is empty. Please choose the PDF that you want to hand out.',
  noPdf: 'This is not a PDF. Please save or export the document as PDF, and choose that file.',
  damagedPdf:
    'This PDF is damaged or incomplete: its end is missing. Please save or download it again, and choose that file.',
  /** @param max megabytes that are accepted */
  largePicture: (max: string) => `This picture is larger than ${max} MB. Please send a smaller one.`,
  largeDocument: (max: string) => `This document is larger than ${max} MB. Please send a smaller one.`,
  /** A refusal of one file among several. */
  ofFile: (file: string, refusal: string) => `${file}: ${refusal}`,
  brokeOff: 'The upload broke off before its end. Please send it again.',
};
