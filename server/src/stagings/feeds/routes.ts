import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { createFeed } from './create-feed.ts';
import { listFeeds } from './list-feeds.ts';
import { revokeFeed } from './revoke-feed.ts';

const { feeds } = os;

export const feedRoutes = {
  list: serve(feeds.list, listFeeds),
  create: serve(feeds.create, createFeed),
  revoke: serve(feeds.revoke, revokeFeed),
};
