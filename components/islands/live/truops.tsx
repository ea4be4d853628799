'use client';
import { truops } from '@/lib/screens/truops';
import { stageOf } from './stage';

export const Live = stageOf(truops);
