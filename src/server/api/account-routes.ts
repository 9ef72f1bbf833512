import type { FastifyInstance } from 'fastify';
import { findAccount, listAccounts } from '../../accounts/account.ts';
import { changeAccount, deleteAccount } from '../../accounts/change-account.ts';
import type { AccountContext } from '../../accounts/context.ts';
import { createAccount } from '../../accounts/create-account.ts';
import { errors } from '../../errors.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import { fold } from '../../schema/fold.ts';
import { readFieldsWithBooleans } from '../body/read-body.ts';
import { privateHeaders } from './headers.ts';
import { linksOf, pageQueryOf } from './page-query.ts';

interface ById {
  Params: { id: string };
}

const LIST = '/api/accounts';
const ADMIN = { config: { access: 'admin' } } as const;

/** @throws 404 for an id that no account can have */
function idIn({ id }: ById['Params']): string {
  if (!RECORD_ID.test(id)) throw errors.notFound('account');
  return id;
}

/** Accounts, for admins (contract: Sign-in). */
export function accountRoutes(app: FastifyInstance, accounts: AccountContext): void {
  app.get(LIST, ADMIN, async (request, reply) => {
    const query = pageQueryOf(request.query as Record<string, unknown>);
    const all = await listAccounts(accounts.database.reader);
    reply.headers(privateHeaders);
    if (!query) return reply.send(JSON.stringify(all));
    const { q, page, limit } = query;
    const matching = all.filter(({ name }) => fold(name).includes(fold(q)));
    const links = linksOf(LIST, query, matching.length);
    if (links) reply.header('link', links);
    reply.header('x-total-count', matching.length);
    return reply.send(JSON.stringify(matching.slice((page - 1) * limit, page * limit)));
  });

  app.post('/api/account', ADMIN, async (request, reply) => {
    const account = await createAccount(accounts, await readFieldsWithBooleans(request, ['disabled']));
    return reply.code(201).headers(privateHeaders).send(JSON.stringify(account));
  });

  app.get<ById>('/api/account/:id', ADMIN, async (request, reply) => {
    const account = await findAccount(accounts.database.reader, idIn(request.params));
    if (!account) throw errors.notFound('account');
    return reply.headers(privateHeaders).send(JSON.stringify(account));
  });

  app.put<ById>('/api/account/:id', ADMIN, async (request, reply) => {
    const id = idIn(request.params);
    const account = await changeAccount(accounts, id, await readFieldsWithBooleans(request, ['disabled']));
    return reply.headers(privateHeaders).send(JSON.stringify(account));
  });

  app.delete<ById>('/api/account/:id', ADMIN, async (request, reply) => {
    const account = await deleteAccount(accounts, idIn(request.params));
    return reply.headers(privateHeaders).send(JSON.stringify(account));
  });
}
