import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { checkWebServers, webAddresses } from '../../src/doctor/called-servers.ts';
import { Findings } from '../../src/doctor/finding.ts';
import { readSettings } from '../../src/settings.ts';
import { certificate } from '../certificate.ts';
import { findings } from '../doctor.ts';
import { startMailServer } from '../mail-server.ts';
import { sites } from '../site.ts';

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test('asks the web servers in the settings, with a time limit, and says whose certificate is refused [21.103, 22.30]', async () => {
  const settings = readSettings({
    PUBLIC_URL: 'https://college.example',
    CHATBOT_URL: 'http://bot.example/hook',
    STORAGE_URL: 's3://college/site?region=ap-south-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'y',
  });
  expect(webAddresses(settings)).toEqual([
    ['PUBLIC_URL', 'https://college.example'],
    ['STORAGE_URL', 'https://s3.ap-south-1.amazonaws.com'],
    ['CHATBOT_URL', 'http://bot.example/hook'],
  ]);
  const server = createSecureServer(certificate, (_request, response) => response.end());
  const silent = createServer(() => {});
  const ports = await Promise.all([server, silent].map(listening));
  onTestFinished(() => {
    server.close();
    silent.close();
  });
  const [url, silentUrl] = ports.map((port) => `https://127.0.0.1:${port}`);
  const certificates = new Findings('servers');
  const clock = new Findings('clock');
  const asked = (to = url, ms = 5000) =>
    checkWebServers(clock, certificates, readSettings({ PUBLIC_URL: to }), ms);
  const last = () => certificates.all.at(-1);
  await asked();
  expect(last()).toMatchObject({
    level: 'trouble',
    says: expect.stringMatching(
      /^PUBLIC_URL: 127\.0\.0\.1:\d+ has a certificate that is refused: self-signed/,
    ),
  });
  const trusted = getCACertificates('default');
  onTestFinished(() => setDefaultCACertificates(trusted));
  setDefaultCACertificates([...trusted, certificate.cert]);
  await asked();
  expect([last()?.level, clock.all.at(-1)?.level]).toEqual(['fine', 'fine']);
  await asked(silentUrl, 200);
  expect(last()).toMatchObject({ level: 'warning', says: expect.stringContaining('nothing within 0.2 s') });
});

test('lets the mail server say why it takes no mail [22.30]', async () => {
  const login = { user: 'office', pass: 'right-password' };
  const mail = await startMailServer({ login });
  onTestFinished(() => mail.close());
  const site = await sites[0].start();
  onTestFinished(() => site.close());
  const host = `127.0.0.1:${mail.port}`;
  const said = async (url: string) =>
    (await findings({ ...site.environment, SMTP_URL: url, NOTIFY_EMAIL: 'office@college.example' })).findings
      .filter(({ check }) => check === 'mail')
      .map(({ level, says }) => `${level}: ${says}`);
  expect(await said(`smtp://office:right-password@${host}`)).toEqual([
    `fine: SMTP_URL: ${host} takes mails.`,
  ]);
  expect(await said(`smtp://office:wrong@${host}`)).toEqual([
    expect.stringMatching(/^trouble: SMTP_URL: .* takes no mails: Invalid login: 535 Wrong/),
  ]);
  expect(await said('smtp://127.0.0.1:1')).toEqual([expect.stringContaining('ECONNREFUSED')]);
  const relay = await startMailServer({ isSecure: true });
  onTestFinished(() => relay.close());
  expect(await said(relay.url)).toEqual([expect.stringContaining('self-signed certificate')]);
  expect(await said(`${relay.url}?tls.rejectUnauthorized=false`)).toEqual([
    expect.stringMatching(/^fine: .* takes mails\.$/),
  ]);
});
