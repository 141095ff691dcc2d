import DOMPurify from 'dompurify';
import { unzipSync } from 'fflate';
import mammoth from 'mammoth';

/** The converter takes some forty times the size of the XML in memory. */
const mostXmlBytes = 16 * 1024 * 1024;
/** Kinds of picture that browsers show and that hold nothing but a picture. */
const pictures = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp'];
const tags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'ol', 'ul', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['strong', 'em', 'u', 's', 'sub', 'sup', 'img'],
];
const attributes = ['colspan', 'rowspan', 'src', 'alt'];
const pictureOnly = /^data:image\/(?:png|jpeg|gif|webp|bmp);base64,/i;
const wayBackFromNote = /<a href="#(?:foot|end)note-ref-[^"]*">↑<\/a>/g;

/** A DOCX as elements that hold words, pictures and tables and nothing that acts: no links, styles, scripts, addresses. */
export async function formatDocx(bytes: ArrayBuffer): Promise<DocumentFragment> {
  requireModestSize(new Uint8Array(bytes));
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: bytes },
    {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      styleMap: ['u => u'],
      convertImage: mammoth.images.imgElement(async (image) => ({
        src: pictures.includes(image.contentType)
          ? `data:${image.contentType};base64,${await image.readAsBase64String()}`
          : '',
      })),
    },
  );
  return DOMPurify.sanitize(value.replace(wayBackFromNote, ''), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: pictureOnly,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

/** The server has looked at the archive before it took it; this holds also where a browser has less memory. */
function requireModestSize(archive: Uint8Array): void {
  let xml = 0;
  unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (/\.(xml|rels)$/i.test(name)) xml += originalSize;
      return false;
    },
  });
  if (xml > mostXmlBytes) throw new Error('The document is too large to be formatted');
}
