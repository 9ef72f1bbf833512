/** A second request, which a server that misjudges the first one's length would answer. */
const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
const post = (headers: string, body: string) =>
  `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;
const chunked = `0\r\n\r\n${SMUGGLED}`;

/** Requests whose end two servers in a row could interpret differently. */
export const ambiguous: Readonly<Record<string, string>> = {
  'length and chunks': post('Content-Length: 5\r\nTransfer-Encoding: chunked', chunked),
  'chunks and length': post('Transfer-Encoding: chunked\r\nContent-Length: 5', chunked),
  'two lengths': post('Content-Length: 0\r\nContent-Length: 44', SMUGGLED),
  'two lengths in a list': post('Content-Length: 0, 44', SMUGGLED),
  'a length with a sign': post('Content-Length: +0', SMUGGLED),
  'a negative length': post('Content-Length: -1', SMUGGLED),
  'a hexadecimal length': post('Content-Length: 0x0', SMUGGLED),
  'a length with a fraction': post('Content-Length: 0.0', SMUGGLED),
  'a length beyond all': post(`Content-Length: ${'9'.repeat(40)}`, SMUGGLED),
  'a length that is no number': post('Content-Length: none', SMUGGLED),
  'an unknown coding': post('Transfer-Encoding: xchunked', chunked),
  'chunks that are not last': post('Transfer-Encoding: chunked, identity', chunked),
  'chunks twice': post('Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked', chunked),
  'a blank before the colon': post('Transfer-Encoding : chunked', chunked),
  'a folded coding': post('Transfer-Encoding:\r\n chunked', chunked),
  'a folded length': post('Content-Length:\r\n 5', SMUGGLED),
  'a line end in a name': post('X-Odd\r: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5', chunked),
  'bare line ends': post('Content-Length: 5\r\nX: y', SMUGGLED).replaceAll('\r\n', '\n'),
  'a return without its line feed': post('X: y\rTransfer-Encoding: chunked', chunked),
  'a null byte in a value': post('X: a\0b\r\nContent-Length: 0', SMUGGLED),
  'a chunk with a sign': post('Transfer-Encoding: chunked', `+0\r\n\r\n${SMUGGLED}`),
  'a chunk of a negative size': post('Transfer-Encoding: chunked', `-1\r\n\r\n${SMUGGLED}`),
  'a chunk of a size beyond all': post('Transfer-Encoding: chunked', `${'f'.repeat(20)}\r\nx\r\n${chunked}`),
  'a chunk without its line end': post('Transfer-Encoding: chunked', `1\r\nxy0\r\n\r\n${SMUGGLED}`),
  'a bare line end in a chunk': post('Transfer-Encoding: chunked', `1\nx\n0\n\n${SMUGGLED}`),
  'no host': 'GET / HTTP/1.1\r\nX: y\r\n\r\n',
  'two hosts': 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n',
  'a blank before the first header': `GET / HTTP/1.1\r\n Host: localhost\r\nHost: localhost\r\n\r\n`,
  'an unknown version': 'GET / HTTP/3.7\r\nHost: localhost\r\n\r\n',
  'a blank in the path': 'GET /notices x HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'headers without an end': `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`,
  'no request': `${'\0'.repeat(100)}\r\n\r\n`,
  'another protocol': `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${'\x01'.repeat(100)}`,
};
