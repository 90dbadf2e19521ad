import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page of a PDF: its size in points, its text with single spaces, and its fonts. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly fonts: readonly { readonly name: string; readonly isEmbedded: boolean }[];
}

/** Reads the pages of a PDF. */
export async function readPdf(file: Buffer): Promise<readonly PdfPage[]> {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) => ('str' in item ? [item] : []));
    // Reading the operators loads the fonts.
    await page.getOperatorList();
    const names = new Set(words.filter(({ str }) => str.trim()).map(({ fontName }) => fontName));
    pages.push({
      width: right - left,
      height: top - bottom,
      text: words
        .map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str))
        .join('')
        .replace(/\s+/g, ' '),
      fonts: [...names].map((name) => {
        const font: { name: string; missingFile: boolean } = page.commonObjs.get(name);
        return { name: font.name, isEmbedded: !font.missingFile };
      }),
    });
  }
  await document.destroy();
  return pages;
}
