import { os } from '../platform/http/calls/front-door.ts';
import { serve } from '../platform/http/calls/serve.ts';
import { changeClient } from './change-client.ts';
import { createClient } from './create-client.ts';
import { exportClients } from './export-clients.ts';
import { findClientsAlike } from './find-clients-alike.ts';
import { getClient } from './get-client.ts';
import { listClients } from './list-clients.ts';
import { mergeClients } from './merge-clients.ts';
import { removeClient } from './remove-client.ts';

const { clients } = os;

export const clientRoutes = {
  list: serve(clients.list, listClients),
  export: serve(clients.export, exportClients),
  alike: serve(clients.alike, findClientsAlike),
  get: serve(clients.get, getClient),
  create: serve(clients.create, createClient),
  change: serve(clients.change, changeClient),
  merge: serve(clients.merge, mergeClients),
  remove: serve(clients.remove, removeClient),
};
