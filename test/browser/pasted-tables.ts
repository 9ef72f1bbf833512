/** One timetable of fees with merged cells, as three programs put it on the clipboard. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=EN-GB><!--StartFragment-->
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
<tr style='mso-yfti-irow:0'><td width=150 rowspan=2 valign=top style='width:112.7pt;border:solid windowtext 1.0pt'>
<p class=MsoNormal><b>Programme<o:p></o:p></b></p></td>
<td width=300 colspan=2 valign=top style='width:225.4pt'><p class=MsoNormal align=center style='text-align:center'>Fee<o:p></o:p></p></td></tr>
<tr style='mso-yfti-irow:1'><td width=150><p class=MsoNormal>First<o:p></o:p></p></td><td width=150><p class=MsoNormal>Later<o:p></o:p></p></td></tr>
<tr style='mso-yfti-irow:2'><td width=150 rowspan=2><p class=MsoNormal>BCA<o:p></o:p></p></td>
<td width=150><p class=MsoNormal>60<o:p></o:p></p></td><td width=150 rowspan=2><p class=MsoNormal>50<o:p></o:p></p></td></tr>
<tr style='mso-yfti-irow:3;mso-yfti-lastrow:yes'><td width=150><p class=MsoNormal>61<o:p></o:p></p></td></tr>
<![if !supportMisalignedColumns]><tr height=0><td width=150 style='border:none'></td><td width=150 style='border:none'></td>
<td width=150 style='border:none'></td></tr><![endif]></table><!--EndFragment--></body></html>`;

const docsText = (text: string, align = 'left') =>
  `<p dir="ltr" style="line-height:1.2;text-align: ${align};margin-top:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal">${text}</span></p>`;
const docsCell = (spans: string, content: string) =>
  `<td ${spans} style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt">${content}</td>`;
const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2"><div dir="ltr" style="margin-left:0pt;" align="left">
<table style="border:none;border-collapse:collapse;"><colgroup><col width="200" /><col width="200" /><col width="200" /></colgroup><tbody>
<tr style="height:0pt">${docsCell('rowspan="2"', docsText('Programme').replace('400', '700'))}${docsCell('colspan="2"', docsText('Fee', 'center'))}</tr>
<tr style="height:0pt">${docsCell('', docsText('First'))}${docsCell('', docsText('Later'))}</tr>
<tr style="height:0pt">${docsCell('rowspan="2"', docsText('BCA'))}${docsCell('', docsText('60'))}${docsCell('rowspan="2"', docsText('50'))}</tr>
<tr style="height:0pt">${docsCell('', docsText('61'))}</tr></tbody></table></div></b>`;

/** Its head is a row group of its own, at whose end a cell ends that claims to span more rows. */
const fromLibreOffice = `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><style type="text/css">td p { margin-bottom: 0cm }</style></head>
<body lang="en-GB" dir="ltr"><table width="100%" cellpadding="4" cellspacing="0"><col width="85*"/><col width="85*"/><col width="85*"/>
<thead><tr valign="top"><td rowspan="3" width="33%" style="border: 1px solid #000000"><p><b>Programme</b></p></td>
<td colspan="2" width="67%"><p align="center">Fee</p></td></tr>
<tr valign="top"><td width="33%"><p>First</p></td><td width="33%"><p>Later</p></td></tr></thead>
<tbody><tr valign="top"><td rowspan="2" width="33%"><p>BCA</p></td><td width="33%"><p>60</p></td><td rowspan="2" width="33%"><p>50</p></td></tr>
<tr valign="top"><td width="33%"><p>61</p></td></tr></tbody></table></body></html>`;

/** Program → what it puts on the clipboard. */
export const pastedTables = {
  Word: fromWord,
  'Google Docs': fromGoogleDocs,
  LibreOffice: fromLibreOffice,
} as const;

/** The same table as it is stored. */
export const STORED_TABLE =
  '<table><tbody><tr><td rowspan="2"><p><strong>Programme</strong></p></td><td colspan="2"><p class="ql-align-center">Fee</p></td></tr>' +
  '<tr><td><p>First</p></td><td><p>Later</p></td></tr>' +
  '<tr><td rowspan="2"><p>BCA</p></td><td><p>60</p></td><td rowspan="2"><p>50</p></td></tr>' +
  '<tr><td><p>61</p></td></tr></tbody></table>';

/**
 * Where the words of each table's columns begin, in the browser. @returns for each table the different positions, in
 * pixels from its first words; one for each column if merged cells moved nothing
 */
export function columnsOfWords(root: Element): number[][] {
  return [...root.querySelectorAll('table')].map((table) => {
    const starts = [...table.querySelectorAll('td > *:not(.ql-align-center)')].map((block) => {
      const range = document.createRange();
      range.selectNodeContents(block);
      return Math.round(range.getBoundingClientRect().left);
    });
    const first = Math.min(...starts);
    return [...new Set(starts.map((start) => start - first))].sort((a, b) => a - b);
  });
}
